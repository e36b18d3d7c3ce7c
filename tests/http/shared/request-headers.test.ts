import { describe, expect, it } from "vitest";
import { contentEncoding, isCurrent, prefersMarkdown } from "#app/http/shared/request-headers.ts";

describe("Accept-Encoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP, Br", "br"],
    ["br;q=0.1, gzip;q=0.5", "gzip"],
    ["gzip;q=0.000, br;q=0.001", "br"],
    ["br;q=0, *", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["identity;q=0, gzip", "gzip"],
    ["identity, gzip;q=0.5", "identity"],
    ["brotli, zgzip, gzip2", "identity"],
    [",,;q=1, ,gzip", "gzip"],
  ])("Accept-Encoding: %j gets %s", (field, expected) => {
    expect(contentEncoding({ "accept-encoding": field })).toBe(expected);
  });

  it("what a response does not have is not chosen", () => {
    expect(contentEncoding({ "accept-encoding": "gzip, br" }, ["identity", "gzip"])).toBe("gzip");
    expect(contentEncoding({ "accept-encoding": "br" }, ["identity"])).toBe("identity");
  });
});

describe("If-None-Match", () => {
  it.each([
    [undefined, false],
    ['"current"', true],
    ['W/"current"', true],
    ['"other", W/"current"', true],
    ['"a,b","current"', true],
    ["*", true],
    ['"other"', false],
    ["current", false],
    ['"current', false],
    ["", false],
  ])("%s is the current version: %s", (list, expected) => {
    for (const etag of ['"current"', 'W/"current"'])
      expect(isCurrent({ "if-none-match": list }, etag)).toBe(expected);
  });
});

describe("Accept", () => {
  it.each([
    ["text/markdown"],
    ["Text/Markdown"],
    ["text/markdown, text/html, */*"],
    ["text/markdown, */*"],
    ["*/*, text/markdown"],
    ["text/markdown;q=0.9, text/html;q=0.8"],
    ["text/html;q=0.5, text/markdown"],
    ["text/html;q=0, text/markdown;q=0.1"],
    ["text/plain, text/markdown"],
  ])("a client with Accept: %s prefers Markdown", (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });

  it.each([
    [undefined],
    [""],
    ["*/*"],
    ["text/*"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
    [
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    ],
    ["text/html, text/markdown"],
    ["text/html, text/markdown;q=0.5"],
    ["text/markdown;q=0"],
    ["text/markdown;q=0, */*"],
    ["text/markdown;q=0.5, */*"],
    ["text/markdown;q=0.5, text/*;q=0.6"],
    ["text/markdown;q=high"],
    ["application/markdown"],
  ])("a client with Accept: %s gets HTML", (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});
