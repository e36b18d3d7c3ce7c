import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";

/** The legal documents that can be downloaded as PDFs (see tasks/documents.ts). */
export const downloadableNames = [
  "terms",
  "privacy",
  "compliance",
  "security",
  "license",
  "api-terms",
] as const;

export type DownloadableName = (typeof downloadableNames)[number];

/** The path of a document as PDF, or of all in one: (`zh`, `all`) → `/zh/documents/all.zip`. */
export function downloadPath(locale: Locale, download: DownloadableName | "all"): string {
  return inLocale(locale, `/documents/${download}.${download === "all" ? "zip" : "pdf"}`);
}
