/** The panel that calls the sandbox. No facts: the browser loads it as it is. */
export const tryIt = {
  heading: "Try it",
  close: "Close",
  key: "Test key",
  body: "Request body (JSON)",
  send: "Send",
  sending: "Sending…",
  failed: "There was no response. Check your connection, then send it again.",
  response: {
    heading: "Response",
    status: "Status {status}, {milliseconds} ms",
    body: "Body",
    headers: "Headers",
    events: "Events that your webhooks would get",
    empty: "The response has no body.",
    cut: "Only the beginning is shown.",
    advice: "What to do about it",
  },
};
