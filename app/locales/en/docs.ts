/** The guide's page, and the frame that it shares with the API reference. */
export const docs = {
  meta: { title: "Docs: quick start guide to the AI chat assistant" },
  updated: "Last updated",
  navigation: {
    label: "Documentation",
    start: "Get started",
    developers: "Developers",
    help: "Help",
    api: "API reference",
    sdk: { label: "SDK repository", url: "{{sdkUrl}}" },
    contact: "Contact support",
  },
  onThisPage: "On this page",
};
