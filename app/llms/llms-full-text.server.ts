import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { sitemapPages } from "../seo/sitemap-pages.server.ts";
import { findMarkdown } from "./find-markdown.server.ts";

/** Writes llms-full.txt: every page of the sitemap in one language, as Markdown. */
export function llmsFullText(locale: Locale, siteUrl: string): string {
  const { titleSuffix } = copyIn(locale, "chrome");
  const { summary } = copyIn(locale, "llms");
  const pages = sitemapPages(new Date()).flatMap(
    ({ path }) => findMarkdown(locale, path, siteUrl)?.markdown ?? [],
  );
  return [`# ${titleSuffix}\n\n> ${summary}\n`, ...pages].join("\n---\n\n");
}
