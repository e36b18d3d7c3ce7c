/** The API page, around what comes from the OpenAPI document. */
export const api = {
  meta: {
    title: "REST API documentation: chat and clinical studies",
    description:
      "Look up every endpoint of the {{brand}} API: parameters, samples in curl, Python, JavaScript, Go and PHP, rate limits, events, errors.",
  },
  heading: "API reference",
  lede: "Use the models behind {{brand}}, the AI chat assistant, from your own code. One set of endpoints runs conversations; the other analyzes clinical studies.",
  /** What is published of the API; the rest of the page doesn't repeat it. */
  status: {
    heading: "What is published so far",
    published: {
      heading: "Published",
      items: [
        "Every endpoint, and [how to authenticate](#authentication)",
        "The request that [creates a study](#create-study), and [what study events carry](#webhooks)",
        "[Rate limits and quotas](#rate-limits), and [error codes](#errors)",
        "[Creating a conversation](#create-conversation) takes `model`: `standard`, `advanced` or `creative`. [Sending a message](#send-message) with `stream: true` returns server-sent events. The format isn’t compatible with OpenAI’s",
      ],
    },
    unpublished: {
      heading: "Not yet published",
      items: [
        "The other fields of three requests: [create a conversation](#create-conversation), [send a message](#send-message), [subscribe to study events](#subscribe-study-webhook)",
        "What responses look like: the exact status of a success, and the bodies of successes and errors",
        "What conversation events carry, and how to register an address for them",
        "How webhook requests are signed, whether they are retried, and every value of a study’s `status`",
      ],
    },
    news: "We publish these once they’re settled, and announce it in [Product updates](/blog?category=product-updates). If you need one of them now, [ask us](/contact#write).",
  },
  endpoints: {
    heading: "Endpoints",
    text: "Every path starts at `{{apiOrigin}}`. Parameters, responses and code to paste are in [Code examples](#examples).",
  },
  authentication: {
    heading: "Authentication",
    header: "Request header",
    key: "{{apiKeySteps}} [Pricing](/pricing) says what each plan costs.",
  },
  /** The texts of test keys are by their names in sandbox/test-keys.ts. */
  sandbox: {
    heading: "Sandbox",
    sample: "A call to the sandbox",
    text: "Try every endpoint without an account: put `{url}` before its path in place of `{{apiOrigin}}`, and send the test key `{{testKey}}`. “Try it”, at the end of each endpoint below, does so from this page.",
    checks:
      "The sandbox checks keys and bodies as this page describes them and stores nothing. Keep your own API key out of it.",
    study:
      "A study that you create there is in `progress` for {{sandboxStudySeconds}} seconds, and then `completed`.",
    examples:
      "What this page leaves open, the sandbox answers with an example, marked by the header `X-Not-Yet-Published` and the field `not_yet_published`. Its errors are `application/problem+json`, whose `type` leads to where this page explains them. Its language is that of `Accept-Language`, or of `?lang=en` or `?lang=zh`.",
    keys: {
      heading: "Test keys",
      plain: "No rate limit.",
      starter:
        "The rate limit of Starter in small: {{sandboxStarter}} requests in {{sandboxSeconds}} seconds, then 429 with `Retry-After`.",
      professional:
        "The same for Professional: {{sandboxProfessional}} requests in {{sandboxSeconds}} seconds.",
      limited: "429 every time.",
      failing: "500 every time.",
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
    custom: "Custom",
    unlimited: "Unlimited",
    note: "Both limits apply, and you stop at the one you reach first. The platform’s capacity is another matter, and all customers share it: {{apiCallsPerMinute}}+ API calls a minute and {{concurrentUsers}}+ concurrent users.",
  },
  studyTypes: {
    heading: "Clinical study types",
    text: "Set `study_type` to one of three designs when you [create a study](#create-study). Submit a trial of bright light, for sleep or mood, as a randomized controlled trial: the light-therapy type is for photobiomodulation.",
  },
  examples: {
    heading: "Code examples for each endpoint",
    text: "Each sample reads your key from the environment variable `{{apiKeyVariable}}`, sends the request, and prints the status and the body of the response. Python, Go and PHP need no packages; JavaScript runs in Node.js.",
    tabs: "Language of the sample",
    /** Opens the panel that sends the request (try-it.ts). */
    tryIt: "Try it",
    parameters: "Path parameters",
    body: "Request body",
    object: "A JSON object.",
    /** Marks what the status section lists as not yet published. */
    toFollow: "Fields to follow",
    placeholder: "{} holds the place of the fields to follow.",
    responses: "Responses",
    success: "Success.",
    required: "required",
    values: "Allowed values",
    errors: "Described [under Error codes](#errors): they are the same everywhere.",
  },
  webhooks: {
    heading: "Webhook events",
    text: "{{brand}} sends a POST request to your server when a conversation or a study changes. Register the address for study events [with one call](#subscribe-study-webhook).",
    payload: "What a study event carries",
    tabs: "Event",
    receiving: "When an event arrives",
  },
  errors: {
    heading: "Error codes",
    text: "Any endpoint can return one of these.",
    table: "Status codes and what to do",
    columns: { status: "Status", name: "Name", action: "What to do" },
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
