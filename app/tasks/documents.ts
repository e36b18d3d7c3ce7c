import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { downloadPath } from "../content/downloads.ts";
import { locales } from "../i18n/locales.ts";
import { documentFiles, zipFiles } from "./document-files.ts";

/* Writes the legal documents into the built client as PDFs, and all of a language as one zip. */

function write(path: string, bytes: Uint8Array): void {
  const file = join("build/client", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

for (const locale of locales) {
  const files = await documentFiles(locale, process.env.SITE_URL);
  for (const { name, pdf } of files) write(downloadPath(locale, name), pdf);
  write(downloadPath(locale, "all"), zipFiles(files));
  console.log(`Wrote ${files.length} documents in ${locale}.`);
}
