/** /llms.txt: what language models are told of the site. */
export const llms = {
  summary:
    "{{brand}} is an AI chat assistant for everyday questions, long documents, code and clinical studies. Its REST API runs conversations and analyzes clinical studies.",
  notes: {
    formats:
      "Addresses that end in `.md` are plain Markdown. Without the ending, the same address is the page for browsers, and Markdown for requests with `Accept: text/markdown`.",
    clinical: "What these pages say about clinical studies is not medical advice.",
  },
  mcp: "The search and the pages are also tools of an MCP server at {url} (Streamable HTTP, without a key).",
  sandbox:
    "The API can be tried without an account: {url} before a documented path answers to the test key `{{testKey}}` as the API does.",
  sections: {
    docs: "Documentation",
    product: "Product",
    blog: "Blog",
    company: "Company",
    legal: "Legal",
    optional: "Optional",
  },
  openapi: { title: "OpenAPI document", text: "The whole API, described for machines." },
  full: {
    title: "All of this as one document",
    text: "Every page of the site in English, as Markdown.",
  },
  /** The skill of using the API (content/skill/). */
  skill: {
    title: "Agent skill",
    text: "The API in short, as a SKILL.md for coding agents.",
  },
  other: "The same list in another language.",
};
