import { defaultLocale, type Locale } from "../i18n/locales.ts";

const folder = "app/site/api";

/** The file with the API reference's texts in a language. */
export function apiSource(locale: Locale): string {
  return locale === defaultLocale ? `${folder}/openapi.yaml` : `${folder}/overlay.${locale}.yaml`;
}
