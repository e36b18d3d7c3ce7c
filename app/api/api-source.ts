import { defaultLocale, type Locale } from "../i18n/locales.ts";

/** The file with the API reference's texts in a language. */
export function apiSource(locale: Locale): string {
  return `app/site/api/${locale === defaultLocale ? "openapi" : `overlay.${locale}`}.yaml`;
}
