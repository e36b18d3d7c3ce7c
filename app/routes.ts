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

/** Every page once for a locale, with ids such as `zh/features`, and a splat: 404 in its language. */
function localePages(locale: Locale): RouteConfigEntry[] {
  const entries = Object.entries({ ...pages, ...itemPages }).map(([name, path]) => {
    const file = `routes/${name}.tsx`;
    const options = { id: `${locale}/${name}`, caseSensitive: true };
    return path === "" ? index(file, options) : route(path, file, options);
  });
  return [
    ...entries,
    // Mails link to them.
    ...Object.entries(newsletterPages).map(([name, path]) =>
      route(path, `routes/newsletter/${name}.tsx`, {
        id: `${locale}/newsletter-${name}`,
        caseSensitive: true,
      }),
    ),
    // What the home page's frame shows: no page of its own, so neither in the menus nor in the sitemap.
    route("preview-chat", "routes/preview-chat.tsx", {
      id: `${locale}/preview-chat`,
      caseSensitive: true,
    }),
    route("preview-chat/answer", "routes/preview-chat-answer.ts", {
      id: `${locale}/preview-chat-answer`,
    }),
    route("search", "routes/search.tsx", { id: `${locale}/search`, caseSensitive: true }),
    route("search.json", "routes/search-json.ts", { id: `${locale}/search-json` }),
    ...Object.entries(feeds).map(([format, { path }]) =>
      route(path, "routes/feed.ts", { id: `${locale}/feed-${format}`, caseSensitive: true }),
    ),
    route("manifest.webmanifest", "routes/manifest.ts", { id: `${locale}/manifest` }),
    route("*", "routes/not-found.tsx", { id: `${locale}/not-found` }),
  ];
}

export default [
  ...locales.flatMap((locale) => {
    const path = localeTable[locale].prefix.slice(1);
    return path ? prefix(path, localePages(locale)) : localePages(locale);
  }),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
] satisfies RouteConfig;
