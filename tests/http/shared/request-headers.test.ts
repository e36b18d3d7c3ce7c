import { expect, it } from "vitest";
import { chooseEncoding, isCurrent, prefersMarkdown } from "#app/http/shared/request-headers.ts";

it.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.1, gzip;q=0.5", "gzip"],
  ["*;q=0", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["brotli, zgzip, gzip2", "identity"],
])("Accept-Encoding: %j gets %s", (field, expected) => {
  expect(chooseEncoding({ "accept-encoding": field })).toBe(expected);
});

it("an encoding that a response does not have is not chosen", () => {
  expect(chooseEncoding({ "accept-encoding": "gzip, br" }, ["identity", "gzip"])).toBe("gzip");
  expect(chooseEncoding({ "accept-encoding": "br" }, ["identity"])).toBe("identity");
});

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
])("If-None-Match: %s names the current version: %s", (list, expected) => {
  for (const etag of ['"current"', 'W/"current"'])
    expect(isCurrent({ "if-none-match": list }, etag)).toBe(expected);
});

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html, */*", true],
  ["text/html;q=0.5, text/markdown", true],
  [undefined, false],
  ["*/*", false],
  [
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    false,
  ],
  ["text/html, text/markdown", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0.5, */*", false],
])("a client with Accept: %s prefers Markdown: %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
