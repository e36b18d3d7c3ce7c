import { defaultLocale, localeTable } from "../site/locales/locale.ts";

export { defaultLocale, localeTable };

/** A language of the site; routes, links, alternates, sitemap, feeds and tests iterate over them. */
export type Locale = keyof typeof localeTable;

export const locales = Object.keys(localeTable).filter(isLocale);

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(localeTable, text);
}

/** The other languages. Without the predicate, TypeScript would infer `never` on a site with only one language. */
export function otherLocales(current: Locale): readonly Locale[] {
  return locales.filter((locale): locale is Locale => locale !== current);
}

/** The languages of a page with their `hreflang`, if there are several. */
export const alternates: readonly (readonly [hrefLang: string, locale: Locale])[] =
  locales.length > 1
    ? [
        ...locales.map((locale) => [localeTable[locale].hrefLang, locale] as const),
        ["x-default", defaultLocale],
      ]
    : [];

/** The prefix of the paths of a language: `/zh`; empty for the default one. */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}
