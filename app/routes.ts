import {
  index,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { type Locale, locales, localeTable } from "./i18n/locales.ts";
import { newsletterPages } from "./leads/newsletter-paths.ts";
import { feeds, itemPages, pages } from "./pages.ts";

/** A path in its one spelling: the router would take `/Features` for `/features` otherwise. */
function exact(path: string, file: string, id: string): RouteConfigEntry {
  const options = { id, caseSensitive: true };
  return path === "" ? index(file, options) : route(path, file, options);
}

/** Every page once for a locale, with ids such as `zh/features`, and a splat: 404 in its language. */
function localePages(locale: Locale): RouteConfigEntry[] {
  const at = (path: string, file: string, name: string) =>
    exact(path, `routes/${file}`, `${locale}/${name}`);
  return [
    ...Object.entries({ ...pages, ...itemPages }).map(([name, path]) =>
      at(path, `${name}.tsx`, name),
    ),
    // Mails link to them.
    ...Object.entries(newsletterPages).map(([name, path]) =>
      at(path, `newsletter/${name}.tsx`, `newsletter-${name}`),
    ),
    // What the home page's frame shows: no page of its own, so neither in the menus nor in the sitemap.
    at("preview-chat", "preview-chat.tsx", "preview-chat"),
    at("preview-chat/answer", "preview-chat-answer.ts", "preview-chat-answer"),
    at("search", "search.tsx", "search"),
    at("search.json", "search-json.ts", "search-json"),
    ...Object.entries(feeds).map(([format, { path }]) => at(path, "feed.ts", `feed-${format}`)),
    // For tools: pages and posts as Markdown, the list of them, the API's description.
    at(":page.md", "markdown.ts", "markdown"),
    at("blog/:slug.md", "markdown.ts", "markdown-post"),
    at("llms.txt", "llms.ts", "llms"),
    at("openapi.json", "openapi.ts", "openapi"),
    at("manifest.webmanifest", "manifest.ts", "manifest"),
    at("*", "not-found.tsx", "not-found"),
  ];
}

export default [
  ...locales.flatMap((locale) => {
    const path = localeTable[locale].prefix.slice(1);
    return path ? prefix(path, localePages(locale)) : localePages(locale);
  }),
  exact("sitemap.xml", "routes/sitemap.ts", "sitemap"),
  exact("robots.txt", "routes/robots.ts", "robots"),
  // The file server passes over names that begin with a dot, so that these get here.
  exact(".well-known/api-catalog", "routes/api-catalog.ts", "api-catalog"),
  exact(".well-known/gpc.json", "routes/gpc.ts", "gpc"),
  exact(".well-known/security.txt", "routes/security-txt.ts", "security-txt"),
] satisfies RouteConfig;
