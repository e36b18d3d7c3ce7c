import { type Locale, locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";

/** The legal documents that can be downloaded as PDFs (see build/documents.ts). */
export const downloadableNames = [
  "terms",
  "privacy",
  "compliance",
  "security",
  "license",
  "api-terms",
  "accessibility",
] as const;

export type DownloadableName = (typeof downloadableNames)[number];

/** The path of a document's PDF, or of all as zip: (`zh`, `all`) → `/zh/documents/all.zip`. */
export function downloadPath(locale: Locale, download: DownloadableName | "all"): string {
  return inLocale(locale, `/documents/${download}.${download === "all" ? "zip" : "pdf"}`);
}

/** The paths of all downloads. */
export const downloadPaths: ReadonlySet<string> = new Set(
  locales.flatMap((locale) =>
    [...downloadableNames, "all" as const].map((download) => downloadPath(locale, download)),
  ),
);
