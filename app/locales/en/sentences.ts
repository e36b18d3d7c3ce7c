/** Texts that stand for placeholders of copy, Markdown and the API reference; facts.ts and site.ts choose among them. */
export const sentences = {
  /** How to get an API key, in Markdown: by the contact form, or on a page for customers. */
  apiKeySteps: {
    form: "[Ask for an API key]({path}) with the contact form: say who will use it, what for, and which [plan](/pricing#plans) you want. You’ll have a reply within {hours} hours, with the key for Starter or a payment link for Professional.",
    page: "[Create an API key]({path}), and choose a [plan](/pricing#plans) for it.",
  },
  /** What may be done with conversations to train models. */
  training: {
    never: "We don’t train models on what you type, say, upload or send to the API.",
    optIn:
      "We train models on what you type, say, upload or send to the API only if you have agreed to it.",
  },
  /** Who of the company's people may read conversations. */
  staffAccess: {
    onRequest:
      "Our staff read a conversation, a file or a study only if whoever entered it or sent it to the API asks us to, or if the law requires it.",
    abuse:
      "Our staff read a conversation, a file or a study only if whoever entered it or sent it to the API asks us to, to look into abuse of the service, or if the law requires it.",
  },
  office: "- **{city}**: {lines}",
  /** The head of a table in Markdown, a row's place, and what is said where there is no table. */
  jobTable: "| Position | Where | Salary | Apply by |",
  jobPlace: "{location} ({remoteFrom})",
  noJobs: "No position is open at the moment.",
  minLength: "{length} or more characters",
};
