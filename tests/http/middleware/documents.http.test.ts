import { unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { downloadableNames, downloadPath } from "#app/content/downloads.ts";
import { locales } from "#app/i18n/locales.ts";
import { site } from "#app/site/site.ts";
import { type SharedSite, sharedSite } from "../../support/shared-site.ts";

async function download(site: SharedSite, path: string) {
  const response = await fetch(site.origin + path);
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status, type: headers.get("content-type"), bytes };
}

/** The targets of the links in a PDF. */
async function linksOf(bytes: Uint8Array): Promise<string[]> {
  // PDF.js transfers the buffer.
  const pdf = await getDocumentProxy(bytes.slice());
  const urls: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const annotations = await (await pdf.getPage(number)).getAnnotations();
    urls.push(...annotations.map(({ unsafeUrl }) => unsafeUrl));
  }
  return urls;
}

it("documents lead back to the site's origin, alone and in the zip", async () => {
  const shared = await sharedSite();
  for (const locale of locales) {
    const all = await download(shared, downloadPath(locale, "all"));
    expect([all.status, all.type]).toEqual([200, "application/zip"]);
    const zipped = unzipSync(all.bytes);
    expect(Object.keys(zipped)).toEqual(downloadableNames.map((name) => `${name}.pdf`));
    for (const name of downloadableNames) {
      const { status, type, bytes } = await download(shared, downloadPath(locale, name));
      expect([status, type], name).toEqual([200, "application/pdf"]);
      expect(Buffer.compare(zipped[`${name}.pdf`] ?? Buffer.alloc(0), bytes)).toBe(0);
      const urls = await linksOf(bytes);
      expect(urls.some((url) => new URL(url).origin === site.origin)).toBe(true);
    }
  }
});
