import { createI18nextMiddleware } from "remix-i18next";
import { en } from "../locales/en/index.ts";
import { zh } from "../locales/zh/index.ts";
import { defaultLocale, type Locale, locales } from "./locales.ts";
import { localeOf } from "./paths.ts";

const resources = {
  en: { translation: en },
  zh: { translation: zh },
} satisfies Record<Locale, object>;

/**
 * One i18next instance a request, in the locale of its path. Nothing else is asked (`order`): a
 * cookie, query or `Accept-Language` that changed the language would make URLs mean two things.
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
  i18next: {
    resources,
    supportedLngs: [...locales],
    // Both languages are complete (a test holds that): nothing may fall back silently.
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnObjects: true,
  },
});
