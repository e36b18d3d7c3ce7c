import type { Locale } from "../../i18n/locales.ts";

/** The path of the file with all pages of a language as text, in the order of the sitemap (build/prerender.ts). */
export function pagesFile(locale: Locale): string {
  return `build/text/pages.${locale}.json`;
}

/** The path of the file with the sections of these pages, for the search. */
export function sectionsFile(locale: Locale): string {
  return `build/text/sections.${locale}.json`;
}
