import { unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { downloadableNames, downloadPath, linkOrigin } from "#app/content/downloads.ts";
import { locales } from "#app/i18n/locales.ts";
import { startSite, type TestSite } from "../../support/site.ts";

async function download(site: TestSite, path: string) {
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

/** PDF readers repair a wrong cross-reference table, so this checks it directly. */
function expectTrueOffsets(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString("latin1");
  const [, start = ""] = /startxref\n(\d+)\n%%EOF\s*$/.exec(text) ?? [];
  const table = text.slice(Number(start));
  expect(table).toMatch(/^xref\n0 \d+\n/);
  const offsets = Array.from(table.matchAll(/^(\d{10}) \d{5} n/gm), ([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(50);
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  }
}

it.each(["http://a.example", "https://a-much-longer-name.than-the-one.in-the-build.example"])(
  "documents lead back to %s, alone and in the zip",
  async (siteUrl) => {
    await using site = await startSite({ SITE_URL: siteUrl });
    for (const locale of locales) {
      const all = await download(site, downloadPath(locale, "all"));
      expect([all.status, all.type]).toEqual([200, "application/zip"]);
      const zipped = unzipSync(all.bytes);
      expect(Object.keys(zipped)).toEqual(downloadableNames.map((name) => `${name}.pdf`));
      for (const name of downloadableNames) {
        const { status, type, bytes } = await download(site, downloadPath(locale, name));
        expect([status, type], name).toEqual([200, "application/pdf"]);
        expect(Buffer.compare(zipped[`${name}.pdf`] ?? Buffer.alloc(0), bytes)).toBe(0);
        expectTrueOffsets(bytes);
        const urls = await linksOf(bytes);
        expect(urls.filter((url) => new URL(url).origin === siteUrl).length).toBeGreaterThan(0);
        expect(urls.join()).not.toContain(linkOrigin);
      }
    }
  },
);

it("a download is not sent again to a client that has it", async () => {
  await using site = await startSite();
  const { headers } = await site.get("/documents/terms.pdf", { method: "HEAD" });
  const again = await site.get("/documents/terms.pdf", {
    headers: { "If-None-Match": String(headers.etag) },
  });
  expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  expect(again.headers["cache-control"]).toBe("public, max-age=3600");
  expect((await site.get("/documents/nope.pdf")).status).toBe(404);
});
