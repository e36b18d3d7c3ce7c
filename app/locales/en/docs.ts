/** The guide's page, and the frame that it shares with the API reference. */
export const docs = {
  meta: { title: "Docs: quick start guide to the AI chat assistant" },
  updated: "Last updated",
  navigation: {
    label: "Documentation",
    api: "API reference",
    changelog: "API changelog",
    more: "More",
    sdk: { label: "SDK repository", url: "{{sdkUrl}}" },
    updates: "Product updates",
    contact: "Contact support",
  },
};
