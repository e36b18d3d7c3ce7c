import { connect } from "node:net";
import { expect, it } from "vitest";
import { hasPart, type Part } from "#app/pages.ts";
import packageJson from "../../package.json" with { type: "json" };
import { readUntilClosed } from "../support/read-until-closed.ts";
import { siteUrl, startTestSite } from "../support/site.ts";
import { postPath } from "../support/subjects.ts";

const site = await startTestSite();

it("/version names the release, and no cache stores it", async () => {
  const { status, headers, body } = await site.get("/version");
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(JSON.parse(body)).toEqual({
    version: packageJson.version,
    build: expect.stringMatching(/^[\da-f]{12}$/),
    node: process.versions.node,
  });
});

it.each(["/blog?q=retry", "/zh/contact?sent", "/?q=price", "/blog.data?page=2"])(
  "%s is rendered for each request, and caches have to revalidate it",
  async (path) => {
    const { status, headers } = await site.get(path);
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
  },
);

it.each([
  ...["/%", "/%E0%A4%A", "/a%00b", "/a%0ab", "/../etc/passwd", "/%2e%2e/x", "/a/./b", "/.."],
  ...["/\\evil", "/a%5cb", `/${"a".repeat(8192)}`],
])("the malformed path %s is refused", async (path) => {
  expect((await site.get(path)).status).toBe(400);
});

it.each(["http://evil.example/features", "HTTPS://site.example/features", "http://[/features"])(
  "the absolute URL %s gets the page of its path",
  async (target) => {
    const { status, body } = await site.get(target);
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${siteUrl}/features"/>`);
  },
);

it.each([
  { hosts: ["["] },
  { hosts: ["a b"] },
  { hosts: ["a b/\\"] },
  { hosts: ["a@b"] },
  { hosts: ["a%2"] },
  { hosts: ["a", "b"] },
  { hosts: ["a", "a"] },
])("a request whose Host is $hosts is refused, for cached pages as well", async ({ hosts }) => {
  const headers = hosts.flatMap((host) => ["Host", host]);
  for (const path of ["/features", "/search?q=a", "/favicon.svg", "/healthz"]) {
    const { status, headers: ours } = await site.get(path, { headers });
    expect([status, ours.connection], path).toEqual([400, "close"]);
  }
});

it.each([
  ["xchunked", 400],
  ["gzip", 400],
  ["identity", 400],
  ["chunked, gzip", 400],
  ["chunked;a=b", 400],
  ["gzip chunked", 400],
  ["gzip\r\nTransfer-Encoding: xchunked", 400],
  ["gzip, chunked\t ", 400],
  ["gzip, chunked", 501],
  ["gzip ,\tCHUNKED ", 501],
])("a body in the transfer coding %j is refused in one answer", async (coding, status) => {
  for (const host of ["site.example", "["]) {
    const client = connect(Number(new URL(site.origin).port), "127.0.0.1");
    client.write(
      `POST /contact HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: ${coding}\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
    );
    const statuses = (await readUntilClosed(client)).match(/(?<=HTTP\/1\.1 )\d+/g);
    expect(statuses).toEqual([host === "[" ? "400" : String(status)]);
  }
});

it("the request target * is refused", async () => {
  expect((await site.get("*")).status).toBe(400);
});

it.each(["evil.example:99999", "", "[::1]:3000", "xn--a.example."])(
  "Host: %s is no error",
  async (host) => {
    const { status, body } = await site.get("/features", { headers: { Host: host } });
    expect(status).toBe(200);
    expect(body).not.toContain("evil.example");
  },
);

/** The methods of a page that has the form of a part. */
const allowedWith = (form: Part) => `GET, HEAD, ${hasPart(form) ? "POST, " : ""}OPTIONS`;

it.each(["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])(
  "the method %s is not allowed",
  async (method) => {
    const { status, headers } = await site.get("/contact", { method });
    expect([status, headers.allow]).toEqual([405, allowedWith("contactForm")]);
  },
);

it.each(["/features", "/zh", "/nope", "/sitemap.xml", "/favicon.svg", "/features.data"])(
  "POST is not allowed at %s",
  async (path) => {
    const { status, headers } = await site.get(path, { method: "POST", body: "a=b" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  },
);

it.each([
  ["*", "GET, HEAD, OPTIONS"],
  ["/zh/features", "GET, HEAD, OPTIONS"],
  ["/zh/contact", allowedWith("contactForm")],
  [postPath, allowedWith("newsletter")],
])("OPTIONS %s lists the allowed methods", async (path, allow) => {
  const { status, headers, body } = await site.get(path, { method: "OPTIONS" });
  expect([status, headers.allow, body]).toEqual([204, allow, ""]);
});
