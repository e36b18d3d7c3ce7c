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
  empty: {
    heading: "Nothing found",
    text: "Try other words, or fewer. You can also [ask a person](/contact).",
  },

  /* In the dialog alone */
  close: "Close",
  keys: "Arrow keys choose, Enter opens, Escape closes",
  failed: "Search isn’t responding. Please try again in a moment.",
};
