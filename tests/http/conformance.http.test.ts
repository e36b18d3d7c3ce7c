import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getSharedSite } from "../support/shared-site.ts";

const site = await getSharedSite();

const script = readdirSync("build/client/assets").find((name) => name.startsWith("vendor-"));

/** One of each kind of resource that has an ETag. */
const stored = [
  "/",
  "/zh/features",
  "/blog/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/docs.md",
  "/zh/openapi.json",
  "/manifest.webmanifest",
  "/licenses.txt",
  "/favicon.svg",
  "/social/en/home.png",
  "/documents/terms.pdf",
  `/assets/${script}`,
];
/** Resources that are rendered for each request. */
const rendered = ["/search?q=api", "/features.data"];

/** Header fields of the connection and of the moment, and those that a HEAD may leave out (RFC 9110, section 9.3.2). */
const incidental = ["date", "x-request-id", "connection", "transfer-encoding"];

describe.each([...stored, ...rendered])("%s", (path) => {
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    site.get(path, { method, headers });

  it("a HEAD request has the headers of a GET and no body (RFC 9110, section 9.3.2)", async () => {
    const [full, head] = [await get(), await get({}, "HEAD")];
    expect([full.status, head.status, head.body]).toEqual([200, 200, ""]);
    for (const name of incidental) {
      delete full.headers[name];
      delete head.headers[name];
    }
    expect(head.headers).toEqual(full.headers);
  });

  it("every response names Accept-Encoding in Vary if one of them is compressed", async () => {
    const answers = await Promise.all(
      ["identity", "gzip", "br"].map((accepted) => get({ "Accept-Encoding": accepted })),
    );
    const compressed = answers.some(({ headers }) => headers["content-encoding"]);
    for (const { headers } of answers) {
      expect(/\bAccept-Encoding\b/.test(String(headers.vary))).toBe(compressed);
    }
  });
});

describe.each(stored)("%s", (path) => {
  it("a client that has the current version gets a 304 with its headers (RFC 9110, section 15.4.5)", async () => {
    const { headers } = await site.get(path);
    expect(headers.etag).toMatch(/^(W\/)?"[\x21\x23-\x7e]+"$/);
    for (const condition of [`${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
      const again = await site.get(path, { headers: { "If-None-Match": condition } });
      expect([again.status, again.body], condition).toEqual([304, ""]);
      for (const name of ["content-type", "content-encoding", "content-length"])
        expect(again.headers, condition).not.toHaveProperty(name);
      for (const name of ["etag", "cache-control", "vary"]) {
        expect(again.headers[name], name).toBe(headers[name]);
      }
    }
    expect((await site.get(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it("a client that requires a version gets a 412, since no weak ETag is one (RFC 9110, section 13.1.1)", async () => {
    const { headers } = await site.get(path);
    const required: Record<string, string>[] = [
      { "If-Match": `${headers.etag}` },
      { "If-Match": '"other"', "If-None-Match": `${headers.etag}` },
    ];
    for (const conditions of required) {
      const { status, headers: ours } = await site.get(path, { headers: conditions });
      expect([status, ours["cache-control"], ours.etag]).toEqual([412, "no-store", undefined]);
    }
    expect((await site.get(path, { headers: { "If-Match": "*" } })).status).toBe(200);
  });
});
