import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";

/** Files of the legal documents, below a locale's prefix: whoever makes them puts them there. */
export const downloads = {
  terms: "documents/terms.pdf",
  all: "documents/all.zip",
} as const;

/** The path of a file to download: (`zh`, `all`) → `/zh/documents/all.zip`. */
export function downloadPath(locale: Locale, download: keyof typeof downloads): string {
  return inLocale(locale, `/${downloads[download]}`);
}
