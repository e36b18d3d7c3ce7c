import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { sharedSite } from "../support/shared-site.ts";

const kilobyte = 1_000;
const limits = {
  html: 10.5 * kilobyte,
  stylesheet: 23.9 * kilobyte,
  // React, its DOM renderer and React Router alone are nine tenths of it.
  javascript: 132 * kilobyte,
};

/** Bytes of a visit that uses a widget, gzip, as a browser downloads them. */
async function weigh(path: string): Promise<typeof limits> {
  const site = await sharedSite();
  const { body } = await site.get(path);
  const document = parse(body);
  const files = (paths: readonly (string | undefined)[]) =>
    paths
      .map((path) => readFileSync(`build/client${path}`))
      .reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  const linked = (selector: string) =>
    files(document.querySelectorAll(selector).map(({ attrs }) => attrs.href));
  return {
    html: gzipSync(body, { level: 9 }).length,
    stylesheet: linked("link[rel=stylesheet]"),
    // What the page names is all that it loads: e2e/hydration.spec.ts compares.
    javascript: files([...modulesOf(body), "/js/analytics.js"]),
  };
}

/** The modules that the page hydrates with (app/browser). */
function modulesOf(html: string): string[] {
  const data = parse(html).querySelector('script[type="application/json"]')?.text ?? "{}";
  const { preloads = [] }: { preloads?: string[] } = JSON.parse(data);
  return preloads;
}

it.each([
  ["/features", limits],
  // A Han character has three bytes in UTF-8.
  ["/zh/features", { ...limits, html: 11.8 * kilobyte }],
] as const)("%s is within its budget of bytes", async (path, limits) => {
  const weight = await weigh(path);
  console.log(path, weight);
  for (const [kind, bytes] of Object.entries(weight)) {
    expect(bytes, kind).toBeLessThanOrEqual(limits[kind as keyof typeof limits]);
    expect(bytes, kind).toBeGreaterThan(0);
  }
});

it("/api loads little of its own, without a highlighter or the OpenAPI document", async () => {
  const site = await sharedSite();
  const modules = async (path: string) => modulesOf((await site.get(path)).body);
  const elsewhere = new Set([...(await modules("/docs")), ...(await modules("/features"))]);
  const own = (await modules("/api")).filter((file) => !elsewhere.has(file));
  const code = own.map((file) => readFileSync(`build/client${file}`, "utf8")).join("");
  expect(code).toContain("sandbox");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(6.9 * kilobyte);
  expect(code).not.toMatch(/openapi|shiki|clinical-studies/i);
});
