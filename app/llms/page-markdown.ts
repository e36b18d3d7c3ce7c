import { interpolate } from "../i18n/interpolate.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { absolute } from "../seo/page-head.ts";

/** A page as Markdown, with the placeholders `{{siteUrl}}` and `{{pageUrl}}`. */
export interface MarkdownPage {
  readonly title: string;
  readonly summary: string;
  /** Dates, names and the like, which come before the text. */
  readonly notes?: readonly string[];
  readonly body: string;
}

interface PageMarkdownOptions {
  readonly locale: Locale;
  readonly siteUrl: string;
  /** The URL of the HTML page. */
  readonly pageUrl: string;
  readonly copy: { readonly page: string; readonly index: string };
}

/**
 * Writes a page as a self-contained Markdown document: it begins with links to the HTML page and to llms.txt,
 * and all links are absolute.
 */
export function pageMarkdown(
  { title, summary, notes = [], body }: MarkdownPage,
  { locale, siteUrl, pageUrl, copy }: PageMarkdownOptions,
): string {
  const index = absolute(siteUrl, inLocale(locale, "/llms.txt"));
  const source = [`[${copy.page}](${pageUrl})`, `[${copy.index}](${index})`, ...notes].join(" · ");
  const text = `# ${title}\n\n> ${summary}\n\n${source}\n\n${body.trim()}\n`;
  return interpolate(text, { siteUrl, pageUrl });
}
