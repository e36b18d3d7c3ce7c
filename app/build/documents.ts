import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { downloadableNames, downloadPath } from "../content/downloads.ts";
import { locales } from "../i18n/locales.ts";
import { isLeftOut } from "../i18n/paths.ts";
import { renderLegalPdf } from "./pdf/document-pdf.ts";

/* Writes the legal documents as PDFs, and for each language all of them as one zip. */

const client = "build/client";

for (const locale of locales) {
  const zip: Zippable = {};
  for (const name of downloadableNames) {
    const { updated, pdf } = renderLegalPdf(name, locale);
    write(downloadPath(locale, name), pdf);
    // PDFs are compressed already. Times in a zip have no time zone.
    zip[`${name}.pdf`] = [pdf, { level: 0, mtime: `${updated}T00:00:00` }];
  }
  const zipPath = downloadPath(locale, "all");
  if (!isLeftOut(zipPath)) write(zipPath, zipSync(zip));
  console.log(`Wrote ${Object.keys(zip).length} documents in ${locale}.`);
}

function write(path: string, bytes: Uint8Array): void {
  const file = join(client, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
