import { createInstance, type PostProcessorModule } from "i18next";
import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { interpolationValues } from "../site/interpolation-values.ts";
import type { Dictionary } from "../site/locales/dictionary.ts";
import { languages } from "../site/locales/language.ts";
import { joinHan } from "./han-spacing.ts";
import { defaultLocale, type Locale, locales } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { localeOf } from "./paths.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    // The build checks that interpolation-values.ts has a value for every placeholder.
    parseInterpolation: false;
  }
}

/** The texts of one page (`features`) or part of the site (`layout`). */
export type CopyOf<Name extends keyof Dictionary> = Dictionary[Name];

const plugin: PostProcessorModule = { type: "postProcessor", name: "joinHan", process: joinHan };
const instance = createInstance().use(plugin);
void instance.init({
  resources: Object.fromEntries(
    locales.map((locale) => [locale, { translation: { copy: languages[locale].copy } }]),
  ),
  supportedLngs: [...locales],
  // The build checks that all languages are complete: a missing text must not fall back silently.
  fallbackLng: false,
  // React escapes text.
  interpolation: { escapeValue: false },
  // Keeps the placeholders of values that only the page has, such as a count.
  missingInterpolationHandler: (_: string, [placeholder]: [string]) => placeholder,
  postProcess: "joinHan",
  initAsync: false,
});

/**
 * Sets the locale of each request to that of its path. `order` turns off detection by cookie, query or
 * `Accept-Language`, which would give one URL several languages.
 */
export const [i18nextMiddleware, requestLanguage] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ["custom"],
    async findLocale({ url }) {
      return localeOf(url.pathname);
    },
  },
});

/** The locale of a request. */
export function getLocale(context: Readonly<RouterContextProvider>): Locale {
  const language = requestLanguage(context);
  return locales.find((locale) => locale === language) ?? defaultLocale;
}

/** The texts of a page in the locale of a request. */
export function getCopy<Name extends keyof Dictionary>(
  context: Readonly<RouterContextProvider>,
  name: Name,
): CopyOf<Name> {
  return copyIn(getLocale(context), name);
}

/** All texts in a locale, with facts and brand interpolated. */
const dictionaryOf = memoizeByLocale((locale) => {
  const options = { lng: locale, returnObjects: true, ...interpolationValues(locale) } as const;
  return instance.t<"copy", typeof options, Dictionary>("copy", options);
});

/** The texts of a page in a given locale, for code that runs outside of requests. */
export function copyIn<Name extends keyof Dictionary>(locale: Locale, name: Name): CopyOf<Name> {
  return dictionaryOf(locale)[name];
}
