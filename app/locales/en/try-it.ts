/** The panel that calls the API. Without JavaScript it is a page. No facts: the browser loads it as it is. */
export const tryIt = {
  meta: {
    title: "Try it: {summary}",
    description:
      "Fill in {call} and send it to the sandbox of the API with a test key: you see the status, the headers and the body of the response.",
  },
  heading: "Try it",
  text: "Send the request and read the response. The sandbox answers with examples and stores nothing.",
  reference: "All about this endpoint",
  close: "Close",
  target: {
    legend: "Send to",
    sandbox: "The sandbox, with a test key",
    api: "{origin}, with your key",
  },
  key: "Test key",
  ownKey: {
    label: "Your API key",
    hint: "It goes to {origin} and nowhere else, and is gone when you leave this page.",
  },
  body: {
    label: "Request body (JSON)",
    fields: "Fields and their values",
    open: "The fields of this request aren’t published yet: the sandbox takes any JSON object.",
    place: "Line {line}, column {column}",
    /** What is missing where the text stops being JSON. */
    expected: {
      value: "A value is missing here, such as a number or a text in double quotes.",
      name: "A field’s name in double quotes is missing here, or there’s a comma too many before it.",
      colon: "A colon is missing here, between a name and its value.",
      objectEnd: "A comma or a closing brace is missing here.",
      arrayEnd: "A comma or a closing bracket is missing here.",
      end: "The JSON ends before this. Remove the rest.",
      text: "This text has no closing quote, or a character that has to be written as an escape.",
    },
    allowed: "You can send it all the same, to see the error.",
  },
  required: "required",
  values: "Allowed values",
  send: "Send",
  sending: "Sending…",
  failed: {
    sandbox: "There was no response. Check your connection, then send it again.",
    api: "There was no response. Check your connection, and whether the API allows calls from this site (CORS).",
  },
  response: {
    heading: "Response",
    status: "Status {status}, {milliseconds} ms",
    body: "Body",
    headers: "Headers",
    empty: "The response has no body.",
    cut: "Only the beginning is shown.",
    advice: "What to do about it",
  },
  samples: "The same call as code",
};
