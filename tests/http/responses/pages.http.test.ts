import { afterEach, describe, expect, it, vi } from "vitest";
import { buildSettings, renderAtBuild } from "#app/build/build-renderer.ts";
import { nextContentChange } from "#app/content/next-change.ts";
import { loadBuild } from "#app/http/rendering/build-source.ts";
import { readBuiltIndex } from "#app/http/responses/built-pages.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { feedFile, hasPart, isOff, movedFeeds, queryKeys } from "#app/pages.ts";
import { getSharedSite } from "../../support/shared-site.ts";
import { makeBuild, startSite, startTestSite, type TestSite } from "../../support/site.ts";
import { zhPrefix } from "../../support/tested-locales.ts";

const site = await startTestSite();

const allQueryKeys = [...new Set(Object.values(queryKeys).flat())];

const { sitemapPages } = (await loadBuild()).entry.module;
const pages = sitemapPages(new Date()).map(({ path }) => path);
const feedPaths = [`/${feedFile}`].filter((path) => !isOff(path));
const files = ["/docs.md", "/llms.txt", ...feedPaths];
const everything = [
  ...locales.flatMap((locale) => [...pages, ...files].map((path) => inLocale(locale, path))),
  "/sitemap.xml",
  "/robots.txt",
];

/** Picks the headers that are the same in every response. */
function pickStableHeaders({ headers }: Awaited<ReturnType<TestSite["get"]>>) {
  const { date, "x-request-id": id, ...others } = headers;
  expect([date, id]).not.toContain(undefined);
  return others;
}

describe("the store", () => {
  const html = "<!doctype html><p>Seite</p>".repeat(50);
  afterEach(() => void vi.useRealTimers());

  it("a page is rendered once for 150 clients at once, and sent to later ones", async () => {
    const render = vi.fn(async () => new Response(html));
    await using own = await startSite({}, { build: await makeBuild(render) });
    const answers = await Promise.all(Array.from({ length: 150 }, () => own.get("/features")));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([html]));
    await own.get("/features?utm_source=mail");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("a page that could not be rendered is rendered for the next request", async () => {
    const render = vi.fn(async () => new Response(html));
    await using own = await startSite({}, { build: await makeBuild(render) });
    // React Router renders its page for errors by the same function.
    for (let times = 0; times < 2; times++)
      render.mockRejectedValueOnce(new Error("The store is away."));
    expect((await own.get("/features")).status).toBe(500);
    expect((await own.get("/features")).status).toBe(200);
  });

  it("an error is rendered for each request, compressed and without an ETag", async () => {
    const render = vi.fn(async () => new Response(html, { status: 404 }));
    await using own = await startSite({}, { build: await makeBuild(render) });
    const headers = { "Accept-Encoding": "gzip", "If-None-Match": "*" };
    for (let times = 1; times <= 2; times++) {
      const answer = await own.get("/features", { headers });
      expect([answer.status, answer.headers.etag]).toEqual([404, undefined]);
      expect(answer.headers["content-encoding"]).toBe("gzip");
      expect(render).toHaveBeenCalledTimes(times);
    }
  });

  it("pages are rendered again when content has changed by itself, and not before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const change = nextContentChange(Date.now(), readBuiltIndex().publications);
    const pending = Promise.withResolvers<Response>();
    const render = vi.fn(async () => new Response(html));
    await using own = await startSite({}, { build: await makeBuild(render) });
    render.mockReturnValueOnce(pending.promise);
    vi.setSystemTime(change - 60_000);
    const before = own.get("/about");
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
    for (const [time, times] of [
      [change - 2, 2],
      [change - 1, 2],
      [change, 3],
      [change + 1, 3],
    ] as const) {
      vi.setSystemTime(time);
      await own.get("/features");
      expect(render).toHaveBeenCalledTimes(times);
    }
    // A page whose content changes while it is rendered is sent, but not stored.
    pending.resolve(new Response("old"));
    expect((await before).body).toBe("old");
    expect((await own.get("/about")).body).toBe(html);
  });
});

it("every stored page is the same in two replicas, byte for byte", async () => {
  const other = await getSharedSite();
  for (const path of everything) {
    const first = await site.get(path);
    const cached = await site.get(path);
    const rendered = await other.get(path);
    expect([first.status, cached.status, rendered.status], path).toEqual([200, 200, 200]);
    expect(cached.headers.etag, path).toBeDefined();
    expect(cached.headers.etag, path).toBe(rendered.headers.etag);
    expect(first.body === cached.body && cached.body === rendered.body, path).toBe(true);
    expect(pickStableHeaders(cached), path).toEqual(pickStableHeaders(first));
  }
});

it("browsers revalidate a page at each use; shared caches store it for five minutes", async () => {
  for (const path of ["/", `${zhPrefix}/features`, ...feedPaths, "/sitemap.xml", "/docs.md"]) {
    const { headers } = await site.get(path);
    expect(headers["cache-control"], path).toBe("public, max-age=0, must-revalidate, s-maxage=300");
    expect(headers["cdn-cache-control"], path).toBe(
      "max-age=300, stale-while-revalidate=3600, stale-if-error=86400",
    );
  }
});

it("browsers learn which parameters change a page, and that the others do not", async () => {
  expect((await site.get("/features")).headers["no-vary-search"]).toBe("params");
  const page = await site.get("/contact");
  const { "no-vary-search": header } = page.headers;
  expect(header).toBe('params, except=("sent" "subject" "type")');
  expect((await site.get("/contact?type=x")).headers).not.toHaveProperty("no-vary-search");
});

it("no page reads a parameter that is not listed at its path", async () => {
  const render = async (path: string) => {
    const request = new Request(buildSettings.siteUrl + path);
    return (await renderAtBuild(request, buildSettings)).text();
  };
  const paths = [...pages, "/preview-chat", "/newsletter/confirm", "/llms.txt", "/nope"];
  for (const path of paths) {
    const own = queryKeys[path] ?? queryKeys[path.replace(/[^/]+$/, ":slug")] ?? [];
    const others = [...allQueryKeys, "tab"].filter((key) => !own.includes(key));
    const query = others.map((key) => `${key}=recent`).join("&");
    expect((await render(`${path}?${query}`)) === (await render(path)), path).toBe(true);
  }
});

it.runIf(hasPart("blog"))(
  "a feed that was in another format redirects to RSS permanently",
  async () => {
    for (const path of movedFeeds) {
      if (isOff(`/${path}`)) continue;
      const { status, headers } = await site.get(`${zhPrefix}/${path}`);
      expect([status, headers.location], path).toEqual([308, `${zhPrefix}/${feedFile}`]);
    }
  },
);

it("a feed is revalidated by its ETag, so that a second post of the same day reaches every reader", async () => {
  for (const path of feedPaths) {
    const { headers } = await site.get(path);
    const since = { "If-Modified-Since": headers["last-modified"] ?? new Date().toUTCString() };
    expect((await site.get(path, { headers: since })).status).toBe(200);
  }
});
