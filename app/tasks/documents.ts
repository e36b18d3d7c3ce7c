import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { downloadPath } from "../content/downloads.ts";
import { locales } from "../i18n/locales.ts";
import { documentFiles } from "./document-files.ts";

/* Writes the legal documents as PDFs, which http/middleware/documents.ts serves with absolute links. */

for (const locale of locales) {
  const files = documentFiles(locale);
  for (const { name, pdf } of files) {
    const file = join("build", downloadPath(locale, name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pdf);
  }
  console.log(`Wrote ${files.length} documents in ${locale}.`);
}
