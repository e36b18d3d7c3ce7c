import { parts } from "./site/parts.ts";

/**
 * The pages that the site can have: names, and paths without the locale's prefix. Routes, links, sitemap and tests are
 * derived from this table. The module of a page is `routes/<name>.tsx`, except that `legalPages` share one, and the API's
 * changelog has that of the docs.
 */
export const pagePaths = {
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

/** The pages that show a single document. */
export const legalPages = [
  "privacy",
  "api-terms",
  "security",
  "license",
  "accessibility",
] as const satisfies readonly Page[];

/** Pages of the items of a collection. */
export const itemPages = {
  post: "blog/:slug",
  author: "blog/authors/:slug",
  job: "careers/:slug",
} as const;

/** The feed of the blog: RSS 2.0 (rssboard.org/rss-specification). */
export const feedFile = "blog/rss.xml";

/** Former paths of feeds in other formats and of the API changelog's feed, which redirect to the blog's feed. */
export const movedFeeds = [
  "blog/atom.xml",
  "blog/feed.json",
  "api-changelog/rss.xml",
  "api-changelog/atom.xml",
];

/** The API's description for tools. */
export const openapiFile = "openapi.json";

/** The path under which the documented API can be tried without an account. */
export const sandboxPath = "/sandbox";

/** The path below `sandboxPath` of the events that webhooks would have received. */
export const eventsPath = "/events";

/** The path of the MCP endpoint. */
export const mcpPath = "/mcp";

export type Page = keyof typeof pagePaths;
export type ItemPage = keyof typeof itemPages;

/**
 * The parts that a site can leave out (site/parts.ts), each with its paths without the locale's prefix, which include everything
 * below them. Some are sections of a page.
 */
const partPaths = [
  ["blog", "/blog"],
  ["careers", "/careers"],
  ["newsletter", "/newsletter", "/blog#newsletter"],
  ["contactForm"],
  ["api", "/api", `/${openapiFile}`, "/.well-known/api-catalog", "/.well-known/agent-skills"],
  ["api", "/api-terms", "/documents/api-terms.pdf"],
  ["sandbox", sandboxPath, "/api#sandbox"],
  ["tryIt"],
  ["apiChangelog", "/api-changelog"],
  ["mcp", mcpPath],
  ["previewChat", "/preview-chat", "/#/new-chat", "/?q"],
  ["helplines"],
  ["privacy", "/privacy", "/documents/privacy.pdf"],
  ["terms", "/terms", "/documents/terms.pdf", "/documents/compliance.pdf", "/documents/all.zip"],
  ["security", "/security", "/documents/security.pdf"],
  ["license", "/license", "/documents/license.pdf"],
  ["accessibility", "/accessibility", "/documents/accessibility.pdf"],
] as const satisfies readonly (readonly [part: string, ...paths: readonly string[]])[];

export type Part = (typeof partPaths)[number][0];
export const partNames: readonly Part[] = partPaths.map(([part]) => part);

/** The part that another part needs: without it, both are left out. */
const requiredParts: Readonly<Partial<Record<Part, Part>>> = {
  newsletter: "blog",
  sandbox: "api",
  tryIt: "sandbox",
  apiChangelog: "api",
};

/** The owner's choices. Parts added by a later release are on. */
const chosen: Readonly<Partial<Record<Part, boolean>>> = parts;

/** Whether the site has a part, and the one that it needs. */
export function hasPart(part: Part): boolean {
  const required = requiredParts[part];
  return (chosen[part] ?? true) && (required === undefined || hasPart(required));
}

/** The paths of the parts that the site leaves out. */
export const offPaths: readonly string[] = partPaths.flatMap(([part, ...paths]) =>
  hasPart(part) ? [] : paths,
);

/** Whether a path without the locale's prefix is one of a part that the site leaves out: `/careers.md`, `/careers/a-job?sent`. */
export function isOff(path: string): boolean {
  return offPaths.some((off) => path.startsWith(off) && !/^[\w-]/.test(path.slice(off.length)));
}

/** The pages that the site has. */
export const pages: Readonly<Partial<Record<Page, string>>> = Object.fromEntries(
  Object.entries(pagePaths).filter(([, path]) => !isOff(`/${path}`)),
);

/**
 * The query parameters that each page reads, by its path without the locale's prefix. All others give the same cached
 * page, even `tab`: the HTML contains all tabs, and the browser opens the one that it names.
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
