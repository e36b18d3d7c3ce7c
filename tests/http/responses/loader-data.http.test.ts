import { readdirSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { categoryLists } from "#app/content/categories.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pages } from "#app/pages.ts";
import { startTestSite } from "../../support/site.ts";
import { itemPaths } from "../../support/subjects.ts";

const site = await startTestSite();

/** Reads what a page hydrates with: its data, or their URL. */
async function readData(path: string): Promise<unknown> {
  const { body } = await site.get(path);
  const text = parse(body).querySelector('script[type="application/json"]')?.text;
  return JSON.parse(text ?? "{}").data;
}

async function readDataFile(path: string): Promise<{ url: string; siteUrl: string }> {
  const data = await readData(path);
  expect(data).toEqual({ url: expect.any(String), siteUrl: expect.any(String) });
  return data as { url: string; siteUrl: string };
}

const everyPage = locales.flatMap((locale) => [
  ...[...Object.values(pages).map((page) => `/${page}`), ...itemPaths, "/preview-chat"].map(
    (path) => inLocale(locale, path),
  ),
  ...categoryLists(locale),
]);

it.each(everyPage)("%s has the URL of its data, which never changes", async (path) => {
  const { url, siteUrl } = await readDataFile(path);
  expect(siteUrl).toBe(site.config.siteUrl);
  const { status, headers, body } = await site.get(url, { headers: { "Accept-Encoding": "br" } });
  expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toMatch(/immutable/);
  expect(body).not.toBe("");
  const plain = JSON.parse((await site.get(url)).body);
  expect(plain.stream).toContain("loaderData");
});

it.each(["/blog/nope", "/search?q=api", "/contact?type=general", "/blog?category=nope"])(
  "%s, which is not cached, contains its data",
  async (path) => {
    expect(await readData(path)).toMatchObject({ stream: expect.stringContaining("loaderData") });
  },
);

it.each([
  ["/zh/api", 200, {}, 1_800],
  ["/zh/api", 304, { "If-None-Match": "*" }, 600],
  ["/assets/vendor", 200, {}, 600],
])("the headers of %s with status %i are small", async (path, expected, headers, most) => {
  const vendor = readdirSync("build/client/assets").find((name) => name.startsWith("vendor-"));
  const answer = await site.get(path.replace("vendor", vendor ?? ""), { headers });
  expect(answer.status).toBe(expected);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(lines.join("").length).toBeLessThan(most);
});
