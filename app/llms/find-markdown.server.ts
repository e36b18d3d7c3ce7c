import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { type ItemPage, itemPages, pageNames, pages } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import { markdownItemPages, markdownPages } from "./markdown-pages.server.ts";
import { type MarkdownPage, pageMarkdown } from "./page-markdown.ts";

interface FoundMarkdown {
  readonly title: string;
  /** The URL of the HTML page. */
  readonly url: string;
  readonly markdown: string;
}

const itemNames = Object.keys(itemPages).filter((name): name is ItemPage => name in itemPages);

/** The Markdown version of the page at a path without its locale; undefined if there is none. */
export function findMarkdown(
  locale: Locale,
  path: string,
  siteUrl: string,
): FoundMarkdown | undefined {
  const page = findPage(locale, path);
  if (!page) return undefined;
  const url = absolute(siteUrl, inLocale(locale, path));
  const copy = copyIn(locale, "markdown");
  const markdown = pageMarkdown(page, { locale, siteUrl, pageUrl: url, copy });
  return { title: page.title, url, markdown };
}

/** What the Markdown version of a page is written from. */
export function findPage(locale: Locale, path: string): MarkdownPage | undefined {
  const name = pageNames.find((name) => `/${pages[name]}` === path);
  if (name) return markdownPages[name](locale);
  const slugAt = path.lastIndexOf("/") + 1;
  const pattern = `${path.slice(1, slugAt)}:slug`;
  const item = itemNames.find((item) => itemPages[item] === pattern);
  return item && markdownItemPages[item](locale, path.slice(slugAt));
}
