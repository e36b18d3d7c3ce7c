import { expect, it } from "vitest";
import { pageKey, requestOf } from "#app/http/responses/page-key.ts";
import { hasPart } from "#app/pages.ts";
import { zhPrefix } from "../../support/tested-locales.ts";

function key(url: string, headers: Record<string, string> = {}, method = "GET") {
  return pageKey({ method, url, headers });
}

it.each([
  ["/features", "/features"],
  [`${zhPrefix}/features?utm_source=mail&fbclid=x`, `${zhPrefix}/features`],
  [`${zhPrefix}/blog?category=tutorials`, `${zhPrefix}/blog?category=tutorials`],
  ["/blog?tab=recent", "/blog"],
  ["/blog?utm_source=x&category=tutorials&tab=recent", "/blog?category=tutorials"],
  ["/api?token=x&q=a", "/api"],
  ["/terms?tab=compliance", "/terms"],
  ["/features?_routes=en%2Ffeatures", "/features"],
])("the key of %s is %s", (target, expected) => {
  expect(key(target)).toBe(expected);
  expect(key(target, {}, "HEAD")).toBe(expected);
});

it.each([
  "/blog?q=trial",
  "/blog?category=nonsense",
  "/blog?category=tutorials&page=2",
  "/?q=a",
  `${zhPrefix}/contact?subject=enterprise`,
  `${zhPrefix}/careers/x?sent`,
  "/newsletter/confirm?token=x",
  "/search.json?q=a",
  "/features.data",
  "/_.data?_routes=en%2Fhome",
  `${zhPrefix}/blog.data?category=tutorials`,
])("%s has no key", (target) => {
  expect(key(target)).toBeUndefined();
});

it.runIf(hasPart("blog"))("a list has the key of its page for clients that prefer Markdown", () => {
  const headers = { accept: "text/markdown" };
  expect(key("/blog?category=tutorials", headers)).toBe(key("/blog", headers));
});

it("a POST has no key", () => {
  expect(key("/contact", {}, "POST")).toBeUndefined();
  expect(key("/blog?category=tutorials", {}, "POST")).toBeUndefined();
});

it("a key leads back to its request", () => {
  const agent = requestOf("/docs#text/markdown", "https://site.example");
  expect([agent.url, agent.headers.get("Accept")]).toEqual([
    "https://site.example/docs",
    "text/markdown",
  ]);
  expect(requestOf("/features", "https://site.example").headers.get("Accept")).toBeNull();
});
