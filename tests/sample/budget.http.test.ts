import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { getSharedSite } from "../support/shared-site.ts";

const kilobyte = 1_000;

/** Adds up the bytes of files of the build in gzip, as a browser downloads them. */
const weigh = (paths: readonly string[]) =>
  paths
    .map((path) => gzipSync(readFileSync(`build/client${path}`), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);

/** Reads the modules that a page hydrates with (app/browser). */
function readModules(html: string): string[] {
  const data = parse(html).querySelector('script[type="application/json"]')?.text ?? "{}";
  const { preloads = [] }: { preloads?: string[] } = JSON.parse(data);
  return preloads;
}

// e2e/first-visit.spec.ts weighs a first visit, and e2e/hydration.spec.ts tests that a page loads the scripts it names.
it("the scripts of a page with widgets are within their budget of bytes", async () => {
  const { body } = await (await getSharedSite()).get("/features");
  // React, its DOM renderer and React Router are nine tenths of it, the paths of parts that a site may leave out 0.4 kB,
  // pictures in place of drawings 0.5 kB, and unbroken file names in the dial 0.1 kB.
  const weight = weigh([...readModules(body), "/js/analytics.js"]);
  expect(weight).toBeLessThanOrEqual(134 * kilobyte);
  expect(weight).toBeGreaterThan(100 * kilobyte);
});

it("/api loads few scripts of its own, and neither a highlighter nor the OpenAPI document", async () => {
  const site = await getSharedSite();
  const modules = async (path: string) => readModules((await site.get(path)).body);
  const elsewhere = new Set([...(await modules("/docs")), ...(await modules("/features"))]);
  const own = (await modules("/api")).filter((file) => !elsewhere.has(file));
  const code = own.map((file) => readFileSync(`build/client${file}`, "utf8")).join("");
  expect(code).toContain("sandbox");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(6.9 * kilobyte);
  expect(code).not.toMatch(/openapi|shiki|clinical-studies/i);
});
