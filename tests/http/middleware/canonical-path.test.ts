import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPath, isMalformedPath } from "#app/http/middleware/canonical-path.ts";

describe("the canonical path", () => {
  it.each([
    ["/", "/"],
    ["//", "/"],
    ["/zh", "/zh"],
    ["/ZH", "/zh"],
    ["/en", "/"],
    ["/en/zh", "/zh"],
    ["/index.html", "/"],
    ["/%66eatures", "/features"],
    ["/%7Afeatures", "/zfeatures"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/100%25", "/100%25"],
    ["/energy", "/energy"],
  ])("the canonical path of %s is %s", (path, canonical) =>
    expect(canonicalPath(path)).toBe(canonical),
  );

  it("the canonical path needs one redirect and never names another host", () => {
    const segment = fc.oneof(
      fc.constantFrom("", "en", "ZH", "zh", "index.html", "%66", "%2f", "features"),
      fc.webSegment(),
    );
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const canonical = canonicalPath(`/${segments.join("/")}`);
        expect(canonical).toMatch(/^\/(?!\/)/);
        expect(canonicalPath(canonical)).toBe(canonical);
      }),
    );
  });
});

describe("malformed paths", () => {
  it.each([
    "features",
    "http://evil.example/",
    "/%",
    "/%E0%A4%A",
    "/a%00b",
    "/a%0ab",
    "/a\\b",
    "/a%5cb",
    "/../etc/passwd",
    "/%2e%2e/etc/passwd",
    "/a/./b",
    "/..",
    `/${"a".repeat(8192)}`,
  ])("%s is malformed", (path) => expect(isMalformedPath(path)).toBe(true));

  it.each(["/", "/zh/blog/a-post", "/.well-known/x", "/a..b", "/caf%C3%A9", "/100%25"])(
    "%s is fine",
    (path) => expect(isMalformedPath(path)).toBe(false),
  );
});
