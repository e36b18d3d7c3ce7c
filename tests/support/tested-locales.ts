import { isLocale, type Locale, locales, prefixOf } from "#app/i18n/locales.ts";
import { languages } from "#app/site/locales/language.ts";

/** The languages for which tests have questions and words of their own. A further one joins once it has them. */
const spoken = ["en", "zh"] as const;

export type TestedLocale = Extract<Locale, (typeof spoken)[number]>;

function isTested(text: string): text is TestedLocale {
  return isLocale(text) && spoken.some((name) => name === text);
}

/** Those that the site has. */
export const testedLocales = locales.filter(isTested);

/** Chinese, or English on a site without it: tests with Chinese in their names are left out there. */
export const zh = testedLocales.find((locale) => locale !== "en") ?? "en";
export const zhCopy = languages[zh].copy;
export const zhPrefix = prefixOf(zh);
