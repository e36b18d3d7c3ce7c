import { existsSync, readFileSync } from "node:fs";
import type { Locale } from "../i18n/locales.ts";
import { sectionsFile } from "../seo/text/built-files.ts";
import type { Section } from "./section.ts";

/** What the pages say, by their headings, as the last build has read it (build/page-texts.ts). */
export function builtSections(locale: Locale): readonly Section[] {
  const file = sectionsFile(locale);
  // Development begins without a build.
  if (import.meta.env.DEV && !existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8"));
}
