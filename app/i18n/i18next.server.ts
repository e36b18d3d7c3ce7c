import { createInstance, type i18n, type PostProcessorModule } from "i18next";
import { createI18nextMiddleware } from "remix-i18next";
import { dictionaries } from "../locales/dictionaries.ts";
import { joinHan } from "./han-spacing.ts";
import { defaultLocale, locales } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { localeOf } from "./paths.ts";

const resources = Object.fromEntries(
  locales.map((locale) => [locale, { translation: dictionaries[locale] }]),
);

const options = {
  resources,
  supportedLngs: [...locales],
  // All languages are complete, which a test checks: a missing text must not fall back silently.
  fallbackLng: false,
  // React escapes text.
  interpolation: { escapeValue: false },
  returnObjects: true,
  postProcess: "joinHan",
} as const;

const plugin: PostProcessorModule = { type: "postProcessor", name: "joinHan", process: joinHan };

/**
 * Creates an i18next instance for each request, in the locale of its path. `order` turns off detection by cookie,
 * query or `Accept-Language`, with which a URL would have several languages.
 */
export const [i18nextMiddleware, , getInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ["custom"],
    async findLocale({ url }) {
      return localeOf(url.pathname);
    },
  },
  i18next: options,
  plugins: [plugin],
});

/** The i18next instance of a locale, for code that runs outside of requests. */
export const instanceOf = memoizeByLocale((locale): i18n => {
  const instance = createInstance().use(plugin);
  void instance.init({ ...options, lng: locale, initAsync: false });
  return instance;
});
