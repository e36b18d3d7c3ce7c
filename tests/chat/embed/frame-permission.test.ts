import { describe, expect, it } from "vitest";
import { frameRefusal } from "#app/chat/embed/frame-permission.ts";

const page = "https://chat.example/app";
const site = "https://www.example";

function allows(headers: Record<string, string>, from = page, embedder = site) {
  return frameRefusal(new Headers(headers), new URL(from), new URL(embedder)) === undefined;
}

it("is given by silence", () => {
  expect(allows({})).toBe(true);
});

describe("X-Frame-Options", () => {
  it.each([
    ["DENY", false],
    ["deny", false],
    ["SAMEORIGIN", false],
    ["ALLOW-FROM https://www.example", true],
    ["ALLOWALL", true],
    ["nonsense", true],
    ["SAMEORIGIN, DENY", false],
    ["sameorigin, sameorigin", false],
  ])("%s", (value, allowed) => {
    expect(allows({ "X-Frame-Options": value })).toBe(allowed);
  });

  it("SAMEORIGIN allows the same origin", () => {
    expect(allows({ "X-Frame-Options": "SAMEORIGIN" }, page, "https://chat.example")).toBe(true);
  });
});

describe("frame-ancestors", () => {
  it.each([
    ["frame-ancestors 'none'", false],
    ["frame-ancestors 'self'", false],
    ["frame-ancestors", false],
    ["frame-ancestors *", true],
    ["frame-ancestors https:", true],
    ["frame-ancestors http:", true],
    ["frame-ancestors https://www.example", true],
    ["frame-ancestors HTTPS://WWW.EXAMPLE", true],
    ["frame-ancestors http://www.example", true],
    ["frame-ancestors www.example", true],
    ["frame-ancestors www.example:443", true],
    ["frame-ancestors www.example:*", true],
    ["frame-ancestors www.example:8443", false],
    ["frame-ancestors https://www.example/any/path", true],
    ["frame-ancestors *.example", true],
    ["frame-ancestors *.www.example", false],
    ["frame-ancestors https://other.example 'self'", false],
    ["frame-ancestors https://other.example https://www.example", true],
    ["default-src 'none'; script-src 'self'", true],
    ["default-src 'self'; FRAME-ANCESTORS 'none'", false],
    ["frame-ancestors *; frame-ancestors 'none'", true],
    ["frame-ancestors *, frame-ancestors 'none'", false],
    ["frame-ancestors *, default-src 'self'", true],
  ])("%s", (value, allowed) => {
    expect(allows({ "Content-Security-Policy": value })).toBe(allowed);
  });

  it("comes before X-Frame-Options", () => {
    const headers = { "X-Frame-Options": "DENY", "Content-Security-Policy": "frame-ancestors *" };
    expect(allows(headers)).toBe(true);
    expect(allows({ ...headers, "Content-Security-Policy": "default-src 'self'" })).toBe(false);
  });

  it("that only reports forbids nothing", () => {
    const headers = { "Content-Security-Policy-Report-Only": "frame-ancestors 'none'" };
    expect(allows(headers)).toBe(true);
  });

  it("knows ports and schemes", () => {
    const policy = (source: string) => ({ "Content-Security-Policy": `frame-ancestors ${source}` });
    const local = "http://localhost:3000";
    const app = "http://localhost:4000/";
    expect(allows(policy("http://localhost:3000"), app, local)).toBe(true);
    expect(allows(policy("http://localhost"), app, local)).toBe(false);
    expect(allows(policy("localhost:*"), app, local)).toBe(true);
    expect(allows(policy("'self'"), app, local)).toBe(false);
    expect(allows(policy("https:"), app, local)).toBe(false);
    // An https page does not mean http sites by a name alone.
    expect(allows(policy("www.example"), page, "http://www.example")).toBe(false);
  });
});

it.each([
  ["X-Frame-Options", "DENY", "x-frame-options"],
  ["Content-Security-Policy", "frame-ancestors 'none'", "frame-ancestors"],
])("%s: %s is refused by the header that is named", (name, value, header) => {
  const headers = new Headers({ [name]: value });
  expect(frameRefusal(headers, new URL(page), new URL(site))).toBe(header);
});
