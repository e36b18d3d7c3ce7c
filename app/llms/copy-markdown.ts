import type { Locale } from "../i18n/locales.ts";
import { markup } from "../i18n/markup.ts";
import { inLocale } from "../i18n/paths.ts";

/** A sentence of copy as Markdown, which it nearly is: without places to break, and with links that lead somewhere. */
export function copyMarkdown(text: string, locale: Locale): string {
  return text.replace(markup, (whole: string, label?: string, target = "") => {
    if (whole === "|") return "";
    if (target.startsWith("#")) return `[${label}]({{pageUrl}}${target})`;
    if (target.startsWith("/")) return `[${label}]({{siteUrl}}${inLocale(locale, target)})`;
    return whole;
  });
}
