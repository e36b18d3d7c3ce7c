import {
  index,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { type Locale, locales, prefixOf } from "./i18n/locales.ts";
import { isLeftOut } from "./i18n/paths.ts";
import { newsletterPages } from "./leads/newsletter-paths.ts";
import {
  feedFile,
  isOff,
  itemPages,
  legalPages,
  movedFeeds,
  openapiFile,
  pagePaths,
} from "./pages.ts";

/** The type checker reads the modules of all routes, including those that the site leaves out. */
const isTypegen = process.argv.includes("typegen");

/** The route modules of pages, where they aren't named after the page. */
const moduleOf: Readonly<Record<string, string>> = {
  "api-changelog": "docs",
  ...Object.fromEntries(legalPages.map((page) => [page, "legal"])),
};

/** A route with a case-sensitive path: by default, `/Features` would match `/features`. */
function exact(path: string, file: string, id: string): RouteConfigEntry {
  const options = { id, caseSensitive: true };
  return path === "" ? index(file, options) : route(path, file, options);
}

/** The routes of a locale, with IDs such as `zh/features`, and a splat route for 404s in its language. */
function localePages(locale: Locale): RouteConfigEntry[] {
  const at = (path: string, file: string, name: string) =>
    exact(path, `routes/${file}`, `${locale}/${name}`);
  return [
    ...Object.entries({ ...pagePaths, ...itemPages }).map(([name, path]) =>
      at(path, `${moduleOf[name] ?? name}.tsx`, name),
    ),
    // Linked from mails.
    ...Object.entries(newsletterPages).map(([name, path]) =>
      at(path, "newsletter.tsx", `newsletter-${name}`),
    ),
    // Shown in the frame of the home page, and not in menus or the sitemap.
    at("preview-chat", "preview-chat.tsx", "preview-chat"),
    at("preview-chat/answer", "preview-chat-answer.ts", "preview-chat-answer"),
    at("search", "search.tsx", "search"),
    at("search.json", "search-json.ts", "search-json"),
    at(feedFile, "feed.ts", "feed"),
    ...(isOff(`/${feedFile}`) ? [] : movedFeeds).map((path) => at(path, "feed.ts", path)),
    // For tools: Markdown versions, llms.txt, the API's description.
    at(":page.md", "markdown.ts", "markdown"),
    ...Object.entries(itemPages).map(([name, path]) =>
      at(`${path}.md`, "markdown.ts", `markdown-${name}`),
    ),
    at("llms.txt", "text.ts", "llms"),
    at("llms-full.txt", "text.ts", "llms-full"),
    at(openapiFile, "text.ts", "openapi"),
    at("manifest.webmanifest", "text.ts", "manifest"),
    ...(import.meta.env.DEV ? [at("gallery", "gallery.tsx", "gallery")] : []),
    at("*", "not-found.tsx", "not-found"),
  ];
}

export default [
  ...locales.flatMap((locale) => {
    const path = prefixOf(locale).slice(1);
    return path ? prefix(path, localePages(locale)) : localePages(locale);
  }),
  exact("sitemap.xml", "routes/text.ts", "sitemap"),
  exact("robots.txt", "routes/text.ts", "robots"),
  // The file server ignores names that begin with a dot, so these requests get here.
  exact(".well-known/api-catalog", "routes/api-catalog.ts", "api-catalog"),
  exact(".well-known/agent-skills/index.json", "routes/text.ts", "skill-index"),
  exact(".well-known/agent-skills/:skill/SKILL.md", "routes/text.ts", "skill"),
  exact(".well-known/gpc.json", "routes/text.ts", "gpc"),
  exact(".well-known/security.txt", "routes/text.ts", "security-txt"),
].filter(({ path }) => isTypegen || !isLeftOut(`/${path}`)) satisfies RouteConfig;
