import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadBuild } from "#app/http/rendering/server-build.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { feeds } from "#app/pages.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const { sitemapPages } = (await loadBuild()).entry.module;
const pages = sitemapPages(new Date()).map(({ path }) => path);
const files = ["/docs.md", "/llms.txt", ...Object.values(feeds).map(({ path }) => `/${path}`)];
const everything = [
  ...locales.flatMap((locale) => [...pages, ...files].map((path) => inLocale(locale, path))),
  "/sitemap.xml",
  "/robots.txt",
];

/** The headers that do not name the answer or its time. */
function lasting({ headers }: Awaited<ReturnType<TestSite["get"]>>) {
  const { date, "x-request-id": id, ...others } = headers;
  expect([date, id]).not.toContain(undefined);
  return others;
}

describe("what is kept", () => {
  it("is what a fresh rendering says, byte for byte, for every page", async () => {
    await using other = await startSite();
    for (const path of everything) {
      const first = await site.get(path);
      const kept = await site.get(path);
      const fresh = await other.get(path);
      expect([first.status, kept.status, fresh.status], path).toEqual([200, 200, 200]);
      expect(kept.headers.etag, path).toBeDefined();
      expect(kept.body === fresh.body && kept.headers.etag === fresh.headers.etag, path).toBe(true);
      expect(first.body === kept.body, path).toBe(true);
      expect(lasting(kept), path).toEqual(lasting(first));
    }
  });

  it("is still good for whoever has it, whether that takes a glance or Express to see", async () => {
    const { etag = "" } = (await site.get("/features")).headers;
    const answers = await Promise.all(
      [etag, `W/${etag}`, `"other", ${etag}`].map((tag) =>
        site.get("/features", { headers: { "If-None-Match": tag } }),
      ),
    );
    const [glance, ...others] = answers;
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [304, ""]));
    expect(glance?.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
    for (const other of others) expect(lasting(other)).toEqual(glance && lasting(glance));
    const reloaded = { "If-None-Match": etag, "Cache-Control": "no-cache" };
    expect((await site.get("/features", { headers: reloaded })).status).toBe(200);
  });

  it("is known by its bytes, not by a date: a second post of the same day reaches every reader", async () => {
    for (const { path } of Object.values(feeds)) {
      const { headers } = await site.get(`/${path}`);
      const since = { "If-Modified-Since": headers["last-modified"] ?? new Date().toUTCString() };
      expect((await site.get(`/${path}`, { headers: since })).status).toBe(200);
      const known = { "If-None-Match": headers.etag };
      expect((await site.get(`/${path}`, { headers: known })).status).toBe(304);
    }
  });

  it("is each language's own, also as data", async () => {
    for (const suffix of ["", ".data"]) {
      const bodies = await Promise.all(
        locales.map(
          async (locale) => (await site.get(`${inLocale(locale, "/about")}${suffix}`)).body,
        ),
      );
      expect(new Set(bodies).size).toBe(locales.length);
    }
  });

  it("counts as a hit the second time", async () => {
    await using fresh = await startSite();
    await fresh.get("/about");
    await fresh.get("/about?utm_source=mail");
    await fresh.get("/about.data?_routes=en%2Fabout");
    await fresh.get("/about.data?_routes=en%2Fabout");
    const { body } = await fresh.get("/metrics");
    expect(body).toMatch(/site_page_lookups_total\{result="hit"\} 2\b/);
    expect(body).toMatch(/site_page_lookups_total\{result="miss"\} 2\b/);
  });
});
