import { locale as en } from "../site/locales/en/locale.ts";
import type { LocaleData } from "../site/locales/locale.ts";
import { locale as zh } from "../site/locales/zh/locale.ts";

/** The languages of the site; routes, links, alternates, sitemap, feeds and tests iterate over them. */
export const localeTable = { en, zh } satisfies Record<string, LocaleData>;

export type Locale = keyof typeof localeTable;

export const locales = Object.keys(localeTable).filter(isLocale);

/** The locale of paths without a prefix, and of `hreflang="x-default"`. */
export const defaultLocale: Locale = "en";

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(localeTable, text);
}
