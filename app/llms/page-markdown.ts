import { interpolate } from "../i18n/interpolate.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { absolute } from "../seo/page-head.ts";

/** A page as it is written for tools. `{{siteUrl}}` and `{{pageUrl}}` are still to be filled in. */
export interface MarkdownPage {
  readonly title: string;
  readonly summary: string;
  /** What else a page says before its text: dates, names. */
  readonly notes?: readonly string[];
  readonly body: string;
}

interface Place {
  readonly locale: Locale;
  readonly siteUrl: string;
  /** Where browsers show the page. */
  readonly pageUrl: string;
  readonly copy: { readonly page: string; readonly index: string };
}

/**
 * A page as Markdown that stands by itself: its links are absolute, and it begins with where it comes
 * from and where the rest is, for whoever gets it without the site around it.
 */
export function pageMarkdown(
  { title, summary, notes = [], body }: MarkdownPage,
  { locale, siteUrl, pageUrl, copy }: Place,
): string {
  const index = absolute(siteUrl, inLocale(locale, "/llms.txt"));
  const source = [`[${copy.page}](${pageUrl})`, `[${copy.index}](${index})`, ...notes].join(" · ");
  const text = `# ${title}\n\n> ${summary}\n\n${source}\n\n${body.trim()}\n`;
  return interpolate(text, { siteUrl, pageUrl });
}
