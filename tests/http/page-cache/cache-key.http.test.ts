import { describe, expect, it } from "vitest";
import { cacheKeys, requestOf } from "#app/http/page-cache/cache-key.ts";
import { summaryOf } from "#app/http/rendering/build-source.ts";
import { loadBuild } from "#app/http/rendering/server-build.ts";
import { feeds } from "#app/pages.ts";

const { routes } = summaryOf(await loadBuild());
const keyOf = cacheKeys(routes);

function key(target: string, headers: Record<string, string> = {}, method = "GET") {
  const url = new URL(target, "https://site.example");
  return keyOf({ method, url: target, path: url.pathname, headers });
}

describe("the key of a page", () => {
  it.each([
    ["/features", "/features"],
    ["/zh/features?utm_source=mail&fbclid=x", "/zh/features"],
    ["/features.data", "/features.data"],
    ["/features.data?_routes=en%2Ffeatures", "/features.data?_routes=en%2Ffeatures"],
    ["/_.data?_routes=en%2Fhome", "/_.data?_routes=en%2Fhome"],
    ["/zh/blog/x.data?_routes=zh%2Fpost", "/zh/blog/x.data?_routes=zh%2Fpost"],
    ["/zh/blog?category=tutorials", "/zh/blog?category=tutorials"],
    ["/blog?tab=recent", "/blog"],
    ["/blog?utm_source=x&category=tutorials&tab=recent", "/blog?category=tutorials"],
    ["/api?token=x&q=a", "/api"],
    ["/terms?tab=compliance", "/terms"],
    ["/features?_routes=en%2Ffeatures", "/features"],
    ["/features.data?_routes=en%2Ffeatures&tab=pricing", "/features.data?_routes=en%2Ffeatures"],
    ["/blog.data?category=tutorials", "/blog.data?category=tutorials"],
    [
      "/zh/blog.data?category=tutorials&_routes=zh%2Fblog",
      "/zh/blog.data?category=tutorials&_routes=zh%2Fblog",
    ],
  ])("the cache key of %s is %s", (target, expected) => {
    expect(key(target)).toBe(expected);
    expect(key(target, {}, "HEAD")).toBe(expected);
  });

  it.each([
    "/blog?q=trial",
    "/blog?category=nonsense",
    "/blog?category=tutorials&page=2",
    "/?q=a",
    "/zh/contact?subject=enterprise",
    "/zh/careers/x?sent",
    "/newsletter/confirm?token=x",
    "/search.json?q=a",
    "/blog.data?category=tutorials&_routes=zh%2Fblog",
    "/features.data?_routes=zh%2Ffeatures",
    "/features.data?_routes=nonsense",
    "/features.data?_routes=root%2Cen%2Ffeatures",
  ])("%s has no cache key", (target) => {
    expect(key(target)).toBeUndefined();
  });

  it("the cache key of a list is the page's for clients that prefer Markdown, and its data have none of Markdown", () => {
    const headers = { accept: "text/markdown" };
    expect(key("/blog?category=tutorials", headers)).toBe(key("/blog", headers));
    const data = "/blog.data?category=tutorials";
    expect(key(data, headers)).toBe(data);
  });

  it("a POST has no cache key", () => {
    expect(key("/contact", {}, "POST")).toBeUndefined();
    expect(key("/blog?category=tutorials", {}, "POST")).toBeUndefined();
  });

  it("the cache keys of feeds, and only of feeds, depend on whether HTML is accepted", () => {
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    expect(key(`/zh/${feeds.changelog}`, { accept })).toBe(`/zh/${feeds.changelog} text/html`);
    expect(key(`/${feeds.blog}`, { accept: "*/*" })).toBe(`/${feeds.blog}`);
    expect(key("/features", { accept })).toBe("/features");
  });

  it("a cache key leads back to its request", () => {
    const browser = requestOf("/blog/rss.xml text/html", "https://site.example");
    expect([browser.url, browser.headers.get("Accept")]).toEqual([
      "https://site.example/blog/rss.xml",
      "text/html",
    ]);
    expect(requestOf("/features", "https://site.example").headers.get("Accept")).toBeNull();
  });
});
