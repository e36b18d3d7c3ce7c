/**
 * The pages of the site: names, and paths without the locale's prefix. Routes, links, sitemap and tests are derived
 * from this table. The module of a page is `routes/<name>.tsx`.
 */
export const pages = {
  home: "",
  features: "features",
  pricing: "pricing",
  docs: "docs",
  api: "api",
  "api-changelog": "api-changelog",
  about: "about",
  blog: "blog",
  careers: "careers",
  contact: "contact",
  privacy: "privacy",
  terms: "terms",
  "api-terms": "api-terms",
  security: "security",
  license: "license",
  accessibility: "accessibility",
} as const;

/** Pages of the items of a collection. */
export const itemPages = {
  post: "blog/:slug",
  author: "blog/authors/:slug",
  job: "careers/:slug",
} as const;

/** The feeds: RSS 2.0 (rssboard.org/rss-specification). */
export const feeds = { blog: "blog/rss.xml", changelog: "api-changelog/rss.xml" } as const;

/** Where feeds in other formats were, which redirect. */
export const movedFeeds = {
  "blog/atom.xml": "blog",
  "blog/feed.json": "blog",
  "api-changelog/atom.xml": "changelog",
} as const satisfies Record<string, Feed>;

/** The API's description for tools, by format (OpenAPI, Arazzo, and collections for two API clients). */
export const apiFormats = {
  openapi: { path: "openapi.json", label: "OpenAPI" },
  arazzo: { path: "arazzo.json", label: "Arazzo" },
  postman: { path: "postman.json", label: "Postman" },
  bruno: { path: "bruno.json", label: "Bruno" },
} as const;

/** Under it, the documented API can be tried without an account. */
export const sandboxPath = "/sandbox";

/** Under it, without its locale, each operation of the API has a form that calls the sandbox. */
export const tryItPath = "/api/try";

/** The path of the MCP endpoint. */
export const mcpPath = "/mcp";

export type Page = keyof typeof pages;
export type ItemPage = keyof typeof itemPages;
export type Feed = keyof typeof feeds;
export type ApiFormat = keyof typeof apiFormats;

export const pageNames = Object.keys(pages).filter((name): name is Page => name in pages);

export const apiFormatNames = [
  "openapi",
  "arazzo",
  "postman",
  "bruno",
] as const satisfies readonly ApiFormat[];

/**
 * The query parameters that each page reads, by its path without the locale's prefix. Any other query gives the same
 * cached page, also `tab`: all tabs are in the HTML, and the browser opens the one that is named.
 */
export const queryKeys: Readonly<Record<string, readonly string[]>> = {
  "/": ["q"],
  "/blog": ["category", "page", "q", "sent"],
  "/blog/:slug": ["sent"],
  "/careers/:slug": ["sent"],
  "/contact": ["sent", "subject", "type"],
  "/newsletter/confirm": ["sent", "token"],
  "/newsletter/unsubscribe": ["sent", "token"],
  "/preview-chat": ["q", "sample"],
  "/preview-chat/answer": ["q"],
  "/search": ["q"],
  "/search.json": ["q"],
};
