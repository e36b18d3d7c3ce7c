import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, it, vi } from "vitest";
import { compressResponse } from "#app/http/responses/stored-response.ts";

function store(content: string, headers: Record<string, string> = {}) {
  const stored = { content: Buffer.from(content), headers: new Headers(headers) };
  return compressResponse({ status: 200, isStored: true, ...stored });
}

it("the ETag covers the content and its headers", async () => {
  const page = { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'self'" };
  const all = await Promise.all([
    store("a", page),
    store("a and more", page),
    store("a", { ...page, "Content-Type": "application/xml" }),
    store("a", { ...page, "Content-Security-Policy": "default-src 'none'" }),
  ]);
  expect(new Set(all.map(({ etag }) => etag)).size).toBe(4);
  expect((await store("a", page)).etag).toBe(all[0]?.etag);
});

it("a page is compressed quickly for the first clients, and then as far as possible", async () => {
  // Text in which Brotli finds more when it searches longer.
  const text = Array.from({ length: 2_000 }, (_, index) => (index * index).toString(7)).join(" ");
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const smallest = brotliCompressSync(text, { params }).length;
  const { bodies } = await store(text);
  const br = () => bodies.get("br")?.bytes() ?? Buffer.alloc(0);
  expect(br().length).toBeGreaterThan(smallest);
  await vi.waitFor(() => expect(br().length).toBeLessThanOrEqual(smallest));
  expect(String(brotliDecompressSync(br()))).toBe(text);
});
