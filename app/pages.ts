/**
 * The pages of the site, by name: the path below a locale's prefix. Routes, links, sitemap and tests
 * are made from this table; `routes/<name>.tsx` is the page's module.
 */
export const pages = {
  home: "",
  features: "features",
  docs: "docs",
  api: "api",
  about: "about",
  blog: "blog",
  careers: "careers",
  contact: "contact",
  privacy: "privacy",
  terms: "terms",
  security: "security",
  license: "license",
  accessibility: "accessibility",
} as const;

/** Pages of which there is one for each item of a collection. */
export const itemPages = {
  post: "blog/:slug",
  job: "careers/:slug",
} as const;

/** Pages that tools can have as Markdown, at their path with `.md`. So can they every post. */
export const markdownPageNames = [
  "docs",
  "api",
  "blog",
  "privacy",
  "terms",
  "security",
  "license",
  "accessibility",
] as const satisfies readonly (keyof typeof pages)[];

/** The blog as feeds (media types: rssboard.org/rss-mime-type-application, RFC 4287, jsonfeed.org). */
export const feeds = {
  rss: { path: "blog/rss.xml", type: "application/rss+xml", label: "RSS" },
  atom: { path: "blog/atom.xml", type: "application/atom+xml", label: "Atom" },
  json: { path: "blog/feed.json", type: "application/feed+json", label: "JSON Feed" },
} as const;

export type Page = keyof typeof pages;
export type MarkdownPageName = (typeof markdownPageNames)[number];
export type ItemPage = keyof typeof itemPages;
export type FeedFormat = keyof typeof feeds;

export const feedFormats = ["rss", "atom", "json"] as const satisfies readonly FeedFormat[];

/** Parameters of a query that change what a page shows; all others, such as those of campaigns, don't. */
export const queryKeys = ["_routes", "category", "page", "q", "sent", "tab", "token"] as const;
