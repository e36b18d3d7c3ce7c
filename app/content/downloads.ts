import { type Locale, locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";

/** The legal documents that can be downloaded as PDFs (see tasks/documents.ts). */
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

/** Where the links of the built PDFs lead: the running site puts its own origin in this one's place. */
export const linkOrigin = "https://site.invalid";

/** The path of a document as PDF, or of all in one: (`zh`, `all`) → `/zh/documents/all.zip`. */
export function downloadPath(locale: Locale, download: DownloadableName | "all"): string {
  return inLocale(locale, `/documents/${download}.${download === "all" ? "zip" : "pdf"}`);
}

/** Every path that something can be downloaded from. */
export const downloadPaths: ReadonlySet<string> = new Set(
  locales.flatMap((locale) =>
    [...downloadableNames, "all" as const].map((download) => downloadPath(locale, download)),
  ),
);
