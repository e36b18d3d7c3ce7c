/** Search: its page, and the dialog that opens on every other. */
export const search = {
  meta: {
    title: "Search",
    description:
      "Search the documentation, the API reference, the blog and every other page of {{brand}}.",
  },
  heading: "Search",
  lede: "Search the documentation, the API reference, the blog and every other page.",
  /** Names the box. */
  label: "Search this site",
  placeholder: "A word, or a whole question",
  submit: "Search",
  results: "Results",
  byKind: "Results by kind",
  kinds: {
    docs: "Documentation",
    api: "API reference",
    facts: "Facts and figures",
    pages: "Pages",
    blog: "Blog",
    legal: "Legal",
  },
  found: { one: "{count} result", other: "{count} results" },
  foundFor: "{found} for “{query}”",
  foundWithDirect: "Direct answer, {found}",
  direct: { heading: "Direct answer", sources: "More about this:" },
  empty: {
    heading: "Nothing found",
    text: "Try other words, or fewer. You can also [ask a person](/contact).",
    chat: "Ask the chat: “{query}”",
  },

  /* In the dialog alone */
  close: "Close",
  contact: "Ask a person",
  recent: { heading: "Recent searches", remove: "Remove “{query}”", clear: "Clear" },
  start: {
    heading: "Start here",
    links: {
      pricing: "Pricing",
      apiKeys: "API keys",
      rateLimits: "Rate limits",
      models: "The three models",
      privacy: "Privacy",
      contact: "Contact",
    },
  },
  keys: "Arrow keys choose, Enter opens, Escape closes",
  failed: "Search isn’t responding. Please try again in a moment.",
};
