import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { startSite } from "./site.ts";

const kilobyte = 1_000;
const limits = {
  html: 16 * kilobyte,
  css: 12 * kilobyte,
  fonts: 50 * kilobyte,
  javascript: 122 * kilobyte,
};

/** Bytes of a first visit, gzip, as a browser downloads them: fonts are compressed as they are. */
async function weigh(path: string): Promise<typeof limits> {
  await using site = await startSite();
  const { body } = await site.get(path);
  const document = parse(body);
  const bytes = (selector: string) =>
    document
      .querySelectorAll(selector)
      .map(({ attrs }) => readFileSync(`build/client${attrs.href?.split("#")[0]}`))
      .reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  return {
    html: gzipSync(body, { level: 9 }).length,
    css: bytes("link[rel=stylesheet]"),
    fonts: bytes("link[rel=preload][as=font]"),
    // All modules of the page are preloaded; a test in e2e compares with what a browser fetches.
    javascript: bytes("link[rel=modulepreload]"),
  };
}

it.each(["/features", "/zh/features"])("%s keeps to its budget", async (path) => {
  const weight = await weigh(path);
  console.log(path, weight);
  for (const [kind, bytes] of Object.entries(weight)) {
    expect(bytes, kind).toBeLessThanOrEqual(limits[kind as keyof typeof limits]);
    expect(bytes, kind).toBeGreaterThan(0);
  }
});
