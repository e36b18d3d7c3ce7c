import type { Locale } from "../i18n/locales.ts";
import { markup } from "../i18n/markup.ts";
import { inLocale } from "../i18n/paths.ts";

/**
 * Converts a text of copy to Markdown: removes its line-break hints and makes links absolute. Punctuation at the end of
 * `**strong**` follows it, for between punctuation and a letter, as in Chinese, `**` ends nothing (CommonMark, 6.2).
 */
export function copyMarkdown(text: string, locale: Locale): string {
  return text.replace(markup, (whole: string, label?: string, target = "", strong?: string) => {
    if (whole === "|") return "";
    if (strong) return strong.replace(/^(.*?)([：:，。]?)$/u, "**$1**$2");
    if (target.startsWith("#")) return `[${label}]({{pageUrl}}${target})`;
    if (target.startsWith("/")) return `[${label}]({{siteUrl}}${inLocale(locale, target)})`;
    return whole;
  });
}
