/** The API page, around what comes from the OpenAPI document. */
export const api = {
  meta: {
    title: "REST API documentation: chat and clinical studies",
    description:
      "The whole {{brand}} API: requests, responses and errors, streaming, signed webhooks, samples in curl, Python and JavaScript, and a sandbox without an account.",
  },
  heading: "API reference",
  lede: "Use the models behind {{brand}}, the AI chat assistant, from your own code. One set of endpoints runs conversations; the other analyzes clinical studies.",
  tools:
    "Postman, Bruno, Insomnia and code generators import the API from [openapi.json](/openapi.json).",
  endpoints: {
    heading: "Endpoints",
    text: "Every path starts at `{{apiOrigin}}`. Parameters, responses and code to paste are in [Code examples](#examples).",
  },
  authentication: {
    heading: "Authentication",
    header: "Request header",
    key: "{{apiKeySteps}} [Pricing](/pricing) says what each plan costs.",
    token: "Token URL",
    scopes: "Scopes",
  },
  /** The texts of test keys are by their names in sandbox/test-keys.ts. */
  sandbox: {
    heading: "Sandbox",
    sample: "A call to the sandbox",
    text: "Try every endpoint without an account: put `{url}` before its path in place of `{{apiOrigin}}`, and send the test key `{{testKey}}`. “Try it”, at the end of each endpoint below, does so from this page.",
    checks:
      "The sandbox behaves as this page describes the API: it checks requests, pages lists, streams, and knows idempotency keys. Conversations answer from this website. A study is completed {{sandboxStudySeconds}} seconds after you start its analysis, with results computed from your numbers. The IDs in the samples below return what the samples show.",
    study:
      "Events are not delivered: fetch them, signed as they would be sent, from `{url}/events`. What you send is kept for {{sandboxMinutes}} minutes, for the test key and your network together, and then deleted. Send no personal data, and keep your own API key out of it.",
    examples:
      "It answers in the language of `Accept-Language`, or of `?lang=en` or `?lang=zh`, and every response has `X-Sandbox: true`.",
    keys: {
      heading: "Test keys",
      plain: "No rate limit.",
      starter:
        "The rate limit of Starter in small: {{sandboxStarter}} requests in {{sandboxSeconds}} seconds, then 429 with `Retry-After`.",
      professional:
        "The same for Professional: {{sandboxProfessional}} requests in {{sandboxSeconds}} seconds.",
      error: "This error every time.",
    },
  },
  rateLimits: {
    heading: "Rate limits",
    table: "Limits by plan",
    columns: {
      plan: "Plan",
      perHour: "Rate limit, requests an hour",
      perMonth: "Quota, requests a month",
    },
    note: "Both limits apply, and you stop at the one you reach first. The platform’s capacity is another matter, and all customers share it: {{apiCallsPerMinute}}+ API calls a minute and {{concurrentUsers}}+ concurrent users.",
  },
  examples: {
    heading: "Code examples for each endpoint",
    text: "Each sample reads your key from the environment variable `{{apiKeyVariable}}`, sends the request and prints the response. Python needs no packages; JavaScript runs in Node.js.",
    tabs: "Language of the sample",
    /** Opens the panel that sends the request (try-it.ts). */
    tryIt: "Try it",
    parameters: "Parameters",
    body: "Request body",
    response: "Response {status}",
    stream: "Response {status} as a stream: its events",
    responses: "Responses",
    errors: "Errors",
    required: "required",
    values: "Values",
    fields: "Fields",
    default: "default {value}",
    characters: "{range} characters",
    items: "{range} items",
    arrayOf: "list of {type}",
    object: "object",
  },
  webhooks: {
    heading: "Webhook events",
    text: "{{brand}} sends a POST request to your server when a conversation or a study changes. Register an address [with one call](#subscribe-study-webhook).",
    payload: "What an event carries",
    headers: "Headers of an event",
    tabs: "Event",
    verify: "Verify an event",
  },
  errors: {
    heading: "Error codes",
    text: "Errors are problem documents (`application/problem+json`). Branch on `status` or `type`; `detail` is for people.",
    table: "Status codes and what to do",
    columns: { status: "Status", name: "Name", meaning: "Meaning", action: "What to do" },
    example: "A problem",
  },
  support: {
    heading: "Support",
    contact: {
      heading: "Contact support",
      text: "Support is available {{support}}. General questions are answered within {{contactReplyHours}} hours.",
      link: "Contact us",
    },
    sdk: {
      heading: "Client library",
      text: "The source code of the SDK. Read it, use it, or report a problem.",
      link: "SDK repository",
      url: "{{sdkUrl}}",
      newTab: "(opens in a new tab)",
    },
  },
};
