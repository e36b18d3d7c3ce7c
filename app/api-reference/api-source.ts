import { defaultLocale, type Locale } from "../i18n/locales.ts";

/** The file in this folder with the API reference's texts in a language. */
export function apiSource(locale: Locale): string {
  return locale === defaultLocale ? "openapi.yaml" : `overlay.${locale}.yaml`;
}
