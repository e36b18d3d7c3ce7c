import type { OptionalSections } from "../content/optional-sections.ts";
import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { itemPages, markdownPageNames, pages } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import { type MarkdownPage, pageMarkdown } from "./page-markdown.ts";
import { markdownPages, postPage } from "./pages.server.ts";

interface FindOptions {
  readonly siteUrl: string;
  readonly sections: OptionalSections;
}

interface FoundMarkdown {
  readonly title: string;
  /** The URL of the HTML page. */
  readonly url: string;
  readonly markdown: string;
}

const postsPath = `/${itemPages.post.replace(":slug", "")}`;

/** The Markdown version of the page or post at a path without its locale; undefined if there is none. */
export function findMarkdown(
  locale: Locale,
  path: string,
  { siteUrl, sections }: FindOptions,
): FoundMarkdown | undefined {
  const page = findPage(locale, path, sections);
  if (!page) return undefined;
  const url = absolute(siteUrl, inLocale(locale, path));
  const copy = copyIn(locale, "markdown");
  const markdown = pageMarkdown(page, { locale, siteUrl, pageUrl: url, copy });
  return { title: page.title, url, markdown };
}

function findPage(
  locale: Locale,
  path: string,
  sections: OptionalSections,
): MarkdownPage | undefined {
  const name = markdownPageNames.find((name) => `/${pages[name]}` === path);
  if (name) return markdownPages[name](locale, sections);
  return path.startsWith(postsPath) ? postPage(locale, path.slice(postsPath.length)) : undefined;
}
