import { isLocale, type Locale, locales, prefixOf } from "#app/i18n/locales.ts";
import { languages } from "#app/site/locales/language.ts";

/** The languages for which tests have questions and words. Add another one when it has them. */
const supported = ["en", "zh"] as const;

export type TestedLocale = Extract<Locale, (typeof supported)[number]>;

function isTested(text: string): text is TestedLocale {
  return isLocale(text) && supported.some((name) => name === text);
}

/** The tested languages that the site has. */
export const testedLocales = locales.filter(isTested);

/** Chinese, or English on a site without it, which leaves out tests with Chinese in their names. */
export const zh = testedLocales.find((locale) => locale !== "en") ?? "en";
export const zhCopy = languages[zh].copy;
export const zhPrefix = prefixOf(zh);
