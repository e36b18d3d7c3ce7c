import {
  feedFile,
  type ItemPage,
  isOff,
  itemPages,
  openapiFile,
  type Page,
  pagePaths,
} from "../pages.ts";
import { defaultLocale, type Locale, locales, prefixOf } from "./locales.ts";

/** The locale of a path, which may be percent-encoded. */
export function localeOf(pathname: string): Locale {
  const [, first] = pathname.split("/", 2);
  return locales.find((locale) => prefixOf(locale) === `/${first}`) ?? defaultLocale;
}

/** The path without its locale: `/zh/docs` → `/docs`, `/zh` → `/`. */
export function withoutLocale(pathname: string): string {
  return pathname.slice(prefixOf(localeOf(pathname)).length) || "/";
}

/** Whether a path belongs to a part that the site leaves out. Always false for URLs of other sites. */
export function isLeftOut(to: string): boolean {
  const [path = ""] = to.split(/[?#]/, 1);
  return isOff(withoutLocale(path) + to.slice(path.length));
}

/** The same page in another locale: (`zh`, `/docs`) → `/zh/docs`, (`en`, `/zh`) → `/`. */
export function inLocale(locale: Locale, pathname: string): string {
  const path = withoutLocale(pathname);
  const prefix = prefixOf(locale);
  return path === "/" ? prefix || "/" : prefix + path;
}

/** The path of a page: (`zh`, `features`) → `/zh/features`. */
export function pagePath(locale: Locale, page: Page): string {
  return inLocale(locale, `/${pagePaths[page]}`);
}

/** The path of one item's page: (`zh`, `post`, `no-difference`) → `/zh/blog/no-difference`. */
export function itemPath(locale: Locale, page: ItemPage, slug: string): string {
  return inLocale(locale, `/${itemPages[page].replace(":slug", slug)}`);
}

/** The path of the blog's feed: `zh` → `/zh/blog/rss.xml`. */
export function feedPath(locale: Locale): string {
  return inLocale(locale, `/${feedFile}`);
}

/** The path of the API's description for tools: `zh` → `/zh/openapi.json`. */
export function openapiPath(locale: Locale): string {
  return inLocale(locale, `/${openapiFile}`);
}

/** The path of the search page, with a query. */
export function searchPath(locale: Locale, query = ""): string {
  const path = inLocale(locale, "/search");
  return query ? `${path}?q=${encodeURIComponent(query)}` : path;
}

/** The path of a page's Markdown version: `/zh/docs` → `/zh/docs.md`, `/zh` → `/zh/index.md`. */
export function markdownPath(pathname: string): string {
  const isHome = withoutLocale(pathname) === "/";
  return isHome ? inLocale(localeOf(pathname), "/index.md") : `${pathname}.md`;
}

/** The path of the page that a Markdown version is of: `/zh/index.md` → `/zh`. */
export function pathOfMarkdown(path: string): string {
  const isHome = withoutLocale(path) === "/index.md";
  return isHome ? inLocale(localeOf(path), "/") : path.replace(/\.md$/, "");
}

/** The target of `Get started`: the home page passes its hash on to the chat's frame. */
export function newChatPath(locale: Locale): string {
  return `${pagePath(locale, "home")}#/new-chat`;
}

/** The path of the home page with a question for its chat. */
export function questionPath(locale: Locale, question: string): string {
  return `${pagePath(locale, "home")}?q=${encodeURIComponent(question)}`;
}
