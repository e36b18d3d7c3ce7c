/** What the sandbox of the API says in its responses (sandbox/). Problems that the API documents have their names there. */
export const sandbox = {
  note: "Sample data from the sandbox. What the API itself responds with is not yet published and may differ.",
  titles: { 404: "Not Found", 405: "Method Not Allowed", 413: "Content Too Large" },
  details: {
    noKey: "The Authorization header is missing. Send “Authorization: Bearer {key}”.",
    wrongKey: "This is not a test key. Send {key}, and keep your own API key out of the sandbox.",
    notFound: "The documentation has no endpoint at this path.",
    wrongMethod:
      "The documentation has no such method at this path. The Allow header names those it has.",
    tooLarge: "The body is too large: the sandbox takes {size} KiB.",
    notJson: "The body has to be JSON: send “Content-Type: application/json”.",
    malformedJson: "The body is not valid JSON.",
    unexpectedBody: "This endpoint takes no body.",
    invalidBody: "The body is not what the documentation describes.",
    overLimit: "You have reached the rate limit. Try again in {seconds} s, as Retry-After says.",
    alwaysLimited: "This test key gets 429 every time, so that you can try how your code waits.",
    alwaysFails: "This test key gets 500 every time, so that you can try how your code handles it.",
  },
  /** What is wrong with a field, by the keyword of its schema. */
  fields: {
    required: "This field is required.",
    type: "The type has to be {type}.",
    enum: "The value has to be {values}.",
    minimum: "The value has to be {limit} or more.",
    minLength: "The value has to have {limit} or more characters.",
    other: "The value is not what the documentation describes.",
  },
};
