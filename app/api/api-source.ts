import type { Locale } from "../i18n/locales.ts";
import { site } from "../site/site.ts";

/** The file with the API reference's texts in a language. */
export function apiSource(locale: Locale): string {
  return `app/site/api/${locale === site.api.language ? "openapi" : `overlay.${locale}`}.yaml`;
}
