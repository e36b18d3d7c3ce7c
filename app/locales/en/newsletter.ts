/** The box with which people subscribe, on the blog. */
export const newsletter = {
  heading: "Newsletter: only when there’s something to say",
  text: "One email a month at most. Unsubscribe whenever you like. We keep your address in the EU; if you’re in mainland China, you give your separate consent to this transfer abroad by subscribing.",
  email: "Email",
  exampleEmail: "{{exampleEmail}}",
  subscribe: "Subscribe",
  sent: {
    heading: "Check your inbox",
    text: "If this address isn’t on the list yet, an email is on its way. Follow the link in it to confirm.",
  },
  feeds: "Prefer a feed reader? Follow the blog by",
};
