import type { Locale } from "../i18n/locales.ts";
import { markup } from "../i18n/markup.ts";
import { inLocale } from "../i18n/paths.ts";

/** Converts a text of copy to Markdown: removes its line-break hints and makes links absolute. */
export function copyMarkdown(text: string, locale: Locale): string {
  return text.replace(markup, (whole: string, label?: string, target = "") => {
    if (whole === "|") return "";
    if (target.startsWith("#")) return `[${label}]({{pageUrl}}${target})`;
    if (target.startsWith("/")) return `[${label}]({{siteUrl}}${inLocale(locale, target)})`;
    return whole;
  });
}
