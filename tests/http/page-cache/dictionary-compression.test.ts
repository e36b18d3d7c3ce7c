import { expect, it } from "vitest";
import { type CachedResponse, toCachedResponse } from "#app/http/page-cache/cached-response.ts";
import { dictionaryCompression } from "#app/http/page-cache/dictionary-compression.ts";
import { cachingHeaders } from "#app/protocol/cache-control.ts";
import { decodeWithDictionary } from "../../support/decode-with-dictionary.ts";

function toPage(name: string): Promise<CachedResponse> {
  return toCachedResponse(new Response(`<title>${name}</title>`.repeat(20)), {
    ...{ renderedAt: 0, expiresAt: Number.POSITIVE_INFINITY, cachingHeaders: cachingHeaders.page },
  });
}

/** A cache with pages, and what a client sends that has one of them. */
async function cacheOf(count: number) {
  const pages = await Promise.all(Array.from({ length: count }, (_, index) => toPage(`${index}`)));
  const cached = new Map(pages.map((page, index) => [`/${index}`, page]));
  const headers = pages.map(({ dictionaryHash }) => ({
    "available-dictionary": `:${dictionaryHash}:`,
  }));
  return { pages, headers, compress: dictionaryCompression(cached) };
}

it("a page and its dictionary are compressed once for all clients, and forgotten among hundreds", async () => {
  const { pages, headers, compress } = await cacheOf(24);
  const bodyOf = async (from: number, to: number) => {
    const [given, page] = [headers[from], pages[to]];
    if (!given || !page) throw new Error("There are fewer pages.");
    return (await compress(given, page))?.bodies.dcb;
  };
  const first = await bodyOf(0, 1);
  expect(first).toBeDefined();
  expect(await bodyOf(0, 1)).toBe(first);
  for (const from of pages.keys()) for (const to of pages.keys()) await bodyOf(from, to);
  expect(await bodyOf(23, 23)).toBe(await bodyOf(23, 23));
  const again = await bodyOf(0, 1);
  expect(again).toEqual({ ...first, bytes: again?.bytes });
  expect(again?.bytes()).toEqual(first?.bytes());
  expect(again).not.toBe(first);
});

it("of many pages that are asked for at once, one is compressed with a dictionary", async () => {
  const { pages, headers, compress } = await cacheOf(8);
  const [given = {}] = headers;
  const answers = pages.map((page) => compress(given, page));
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  await Promise.all(answers);
  expect(pages.map((page) => compress(given, page)).filter(Boolean)).toHaveLength(2);
});

it("a page that is its own dictionary takes less than a hundred bytes", async () => {
  const { pages, headers, compress } = await cacheOf(1);
  const [[page], [given]] = [pages, headers];
  if (!page || !given) throw new Error("There is no page.");
  const dcb = (await compress(given, page))?.bodies.dcb?.bytes() ?? Buffer.alloc(0);
  const dictionary = page.bodies.identity.bytes();
  expect(dcb.length).toBeLessThan(100);
  expect(decodeWithDictionary(dcb, dictionary)).toEqual(dictionary);
});
