import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { downloadableNames, downloadPath } from "#app/content/downloads.ts";
import { locales } from "#app/i18n/locales.ts";
import { hasPart } from "#app/pages.ts";
import { getSharedSite, type SharedSite } from "../../support/shared-site.ts";

async function download(site: SharedSite, path: string) {
  const response = await fetch(site.origin + path);
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status, type: headers.get("content-type"), bytes };
}

it.runIf(hasPart("terms"))(
  "documents are sent alone and in a zip, byte for byte the same",
  async () => {
    const shared = await getSharedSite();
    for (const locale of locales) {
      const all = await download(shared, downloadPath(locale, "all"));
      expect([all.status, all.type]).toEqual([200, "application/zip"]);
      const zipped = unzipSync(all.bytes);
      expect(Object.keys(zipped)).toEqual(downloadableNames.map((name) => `${name}.pdf`));
      for (const name of downloadableNames) {
        const { status, type, bytes } = await download(shared, downloadPath(locale, name));
        expect([status, type], name).toEqual([200, "application/pdf"]);
        expect(Buffer.compare(zipped[`${name}.pdf`] ?? Buffer.alloc(0), bytes)).toBe(0);
      }
    }
  },
);
