import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { isOff } from "../pages.ts";

/** The legal documents that a page or a tab is made of. */
export const documentNames = [
  "terms",
  "privacy",
  "compliance",
  "security",
  "license",
  "api-terms",
  "accessibility",
] as const;

export type DownloadableName = (typeof documentNames)[number];

/** The documents that the site offers as PDFs (build/documents.ts). */
export const downloadableNames = documentNames.filter((name) => !isOff(`/documents/${name}.pdf`));

/** The path of a document's PDF, or of a zip of them all: (`zh`, `all`) → `/zh/documents/all.zip`. */
export function downloadPath(locale: Locale, download: DownloadableName | "all"): string {
  return inLocale(locale, `/documents/${download}.${download === "all" ? "zip" : "pdf"}`);
}
