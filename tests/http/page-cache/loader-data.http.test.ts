import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadBuild } from "#app/http/rendering/server-build.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pages } from "#app/pages.ts";
import { linkedLists } from "#app/routes/blog/filter.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { itemPaths } from "../../support/subjects.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** What a page says that it hydrates with: the data, or their URL. */
async function dataOf(path: string, from = site): Promise<unknown> {
  const { body } = await from.get(path);
  const text = parse(body).querySelector('script[type="application/json"]')?.text;
  return JSON.parse(text ?? "{}").data;
}

const everyPage = locales.flatMap((locale) => [
  ...[...Object.values(pages).map((page) => `/${page}`), ...itemPaths, "/preview-chat"].map(
    (path) => inLocale(locale, path),
  ),
  ...linkedLists(locale),
]);

it.each(everyPage)("%s has the URL of its data, which never change", async (path) => {
  const url = String(await dataOf(path));
  const { status, headers, body } = await site.get(url, { headers: { "Accept-Encoding": "br" } });
  expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toMatch(/immutable/);
  expect(body).not.toBe("");
  const plain = JSON.parse((await site.get(url)).body);
  expect(plain.stream).toContain("loaderData");
});

it.each(["/nope", "/search?q=api", "/contact?type=general", "/blog?category=nope"])(
  "%s, which is not cached, has its data in itself",
  async (path) => {
    expect(await dataOf(path)).toMatchObject({ stream: expect.stringContaining("loaderData") });
  },
);

it("all pages have the same policy, but for who may frame the chat", async () => {
  const paths = [...everyPage, "/nope", "/zh/nope", "/search?q=api", "/newsletter/unsubscribe"];
  const policies = await Promise.all(
    paths.map(async (path) => (await site.get(path)).headers["content-security-policy"]),
  );
  const framed = policies.map((policy) =>
    String(policy).replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  );
  expect(new Set(framed).size).toBe(1);
});

it("the headers of a page fit into the 4 kB that nginx has for them by default", async () => {
  const { headers } = await site.get("/zh/api");
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(lines.join("").length).toBeLessThan(3_900);
});

it("a process serves data of a page that another of the same release has rendered", async () => {
  await using other = await startSite();
  for (const path of ["/zh/about", "/zh/blog?category=tutorials"]) {
    expect((await other.get(String(await dataOf(path)))).status).toBe(200);
  }
});

it.each([
  "/assets/data_zh_about-00000000.json",
  "/assets/data_nope-00000000.json",
  "/assets/data-00000000.json",
  "/assets/data_..-00000000.json",
])("%s, which nobody has rendered, is not found and not stored by caches", async (path) => {
  const { status, headers } = await site.get(path);
  expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
});

it("the data of a list that no link leads to are not rendered", async () => {
  const load = vi.fn(loadBuild);
  await using own = await startSite({}, { load });
  expect((await own.get("/assets/data_blog.category.nope-00000000.json")).status).toBe(404);
  expect(load).not.toHaveBeenCalled();
});

it.each(["/about", "/blog?category=tutorials"])(
  "releases that share their assets have each other's data of %s",
  async (path) => {
    const shared = mkdtempSync(join(tmpdir(), "assets-"));
    await using later = await startSite({ ASSETS_DIR: shared });
    const url = String(await dataOf(path, later));
    const name = url.replace("/assets/", "");
    await vi.waitUntil(() => readdirSync(shared).includes(name));
    // What an earlier release has rendered is another content, of another name.
    const earlier = name.replace(/.{8}\.json$/, "00000000.json");
    renameSync(join(shared, name), join(shared, earlier));
    const { status, body } = await later.get(`/assets/${earlier}`);
    expect([status, body]).toEqual([200, (await later.get(url)).body]);
    rmSync(shared, { recursive: true });
  },
);
