/** The API page, around what comes from the OpenAPI document. */
export const api = {
  meta: {
    title: "API reference: conversations and clinical studies",
    description:
      "Look up every endpoint of the {{brand}} API: parameters, samples in curl, Python and JavaScript, rate limits, webhook events and errors.",
  },
  heading: "API reference",
  lede: "The models that answer in the chat, over REST. One half holds conversations; the other analyzes clinical studies.",
  endpoints: {
    heading: "Endpoints",
    text: "Every path starts at `{{apiOrigin}}`. Choose one to see its parameters, its responses and code to paste.",
  },
  authentication: { heading: "Authentication", header: "Request header" },
  rateLimits: {
    heading: "Rate limits",
    table: "Limits by plan",
    columns: {
      plan: "Plan",
      perHour: "Rate limit, requests an hour",
      perMonth: "Quota, requests a month",
    },
    custom: "By contract",
    unlimited: "Unlimited",
    note: "Both limits apply, whichever you reach first. Platform capacity is a third figure and not a limit of yours: {{apiCallsPerMinute}}+ API calls a minute and {{concurrentUsers}}+ concurrent users is what the platform as a whole handles.",
  },
  studyTypes: {
    heading: "Study types",
    text: "Set `study_type` to one of three designs when you [create a study](#create-study).",
  },
  examples: {
    heading: "Operations and code examples",
    text: "Each sample reads your key from the environment variable `{{apiKeyVariable}}`, sends the request, and prints the status and the body of the answer. Python needs only its standard library; JavaScript runs in Node.js.",
    tabs: "Language of the sample",
    parameters: "Path parameters",
    body: "Request body",
    responses: "Responses",
    required: "required",
    values: "Allowed values",
    errors: "Described [under Errors](#errors): they are the same everywhere.",
  },
  webhooks: {
    heading: "Webhooks",
    text: "{{brand}} sends a POST request to your server when a conversation or a study moves on. Register the address for study events [with one call](#subscribe-study-webhook).",
    payload: "What a study event carries",
    tabs: "Event",
    unpublished:
      "What conversation events carry, and how to register an address for them, is not yet published.",
    receiving: "When an event arrives",
  },
  errors: {
    heading: "Errors",
    text: "Any operation can answer with one of these. What the body of an error looks like is not yet published.",
    table: "Status codes and what to do",
    columns: { status: "Status", name: "Name", action: "What to do" },
  },
  support: {
    heading: "Support",
    contact: {
      heading: "Ask a person",
      text: "Support is there {{support}}. General questions are answered within {{contactReplyHours}} hours.",
      link: "Contact us",
    },
    sdk: {
      heading: "Client library",
      text: "The source code of the SDK, to read, use and report problems with.",
      link: "SDK repository",
      url: "{{sdkUrl}}",
      newTab: "(opens in a new tab)",
    },
  },
};
