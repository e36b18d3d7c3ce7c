import { type ClientRequestArgs, createServer } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import express from "express";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cacheKeys } from "#app/http/page-cache/cache-key.ts";
import { pageCache } from "#app/http/page-cache/page-cache.ts";
import { send } from "../../support/send.ts";

const html = "<!doctype html><p>Seite</p>".repeat(50);

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Starts a server with a cache in front of a handler that answers the other requests. */
async function start(options: {
  render?: (path: string) => Promise<Response>;
  expiryAt?: (now: number) => number;
  now?: () => number;
}) {
  const render = vi.fn(
    options.render ??
      (async () => new Response(html, { headers: { "Content-Type": "text/html" } })),
  );
  const app = express();
  app.disable("etag");
  const counted: string[] = [];
  const cache = pageCache({
    keyOf: cacheKeys({}),
    count: (result) => counted.push(result),
    render,
    expiryAt: options.expiryAt ?? (() => Number.POSITIVE_INFINITY),
    ...(options.now && { now: options.now }),
  });
  app.use(cache.handler);
  app.use((_, response) => void response.send("past the cache"));
  const server = createServer((request, response) => {
    if (!cache.tryServeFromCache(request, response)) app(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  open.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const { port } = address;
  const get = (path: string, options?: ClientRequestArgs) => send(port, path, options);
  return { render, get, counted, load: cache.load };
}

describe("a cached page", () => {
  it("a page is rendered once for a hundred concurrent requests", async () => {
    const { render, get } = await start({});
    const answers = await Promise.all(Array.from({ length: 100 }, () => get("/a")));
    expect(answers.map(({ bytes }) => String(bytes))).toEqual(
      Array.from({ length: 100 }, () => html),
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("a query that changes nothing gets the same cached page", async () => {
    const { render, get } = await start({});
    await get("/a?utm_source=mail");
    await get("/a?utm_source=post&x=1");
    expect(render.mock.calls.map(([path]) => path)).toEqual(["/a"]);
  });

  it("a page can be rendered before its first request", async () => {
    const { render, get, load } = await start({});
    await load("/b");
    await load("/b");
    expect(String((await get("/b")).bytes)).toBe(html);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("each path has a cached page of its own", async () => {
    const { get } = await start({ render: async (path) => new Response(path) });
    expect(String((await get("/a")).bytes)).toBe("/a");
    expect(String((await get("/zh/a")).bytes)).toBe("/zh/a");
    expect(String((await get("/a")).bytes)).toBe("/a");
  });

  it("a page is rendered anew when its content has expired, and not before", async () => {
    let now = 1_000_000;
    const { render, get } = await start({ now: () => now, expiryAt: () => 2_000_000 });
    await get("/a");
    now = 1_999_999;
    await get("/a");
    expect(render).toHaveBeenCalledTimes(1);
    now = 2_000_000;
    await get("/a");
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("the encoding of a cached page", () => {
  const cases = [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const;

  it.each(cases)("a page in %s has the whole content and an ETag", async (encoding, decode) => {
    const { get } = await start({});
    const headers = { "Accept-Encoding": encoding };
    const answer = await get("/a", { headers });
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(String(decode(answer.bytes))).toBe(html);
    const { etag = "" } = answer.headers;
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    const again = await get("/a", { headers: { ...headers, "If-None-Match": etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("the ETag covers the content, its type and its policy, and no content coding", async () => {
    const etagOf = async (body: string, headers: Record<string, string>, encoding = "br") => {
      const { get } = await start({ render: async () => new Response(body, { headers }) });
      return (await get("/a", { headers: { "Accept-Encoding": encoding } })).headers.etag;
    };
    const page = { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'self'" };
    const etag = await etagOf(html, page);
    expect(await etagOf(html, page, "gzip")).toBe(etag);
    const others = [
      await etagOf(`${html} and more`, page),
      await etagOf(html, { ...page, "Content-Type": "application/xml" }),
      await etagOf(html, { ...page, "Content-Security-Policy": "default-src 'none'" }),
    ];
    expect(new Set([etag, ...others]).size).toBe(4);
  });

  it("the content coding follows the client's weights, at the first request as well", async () => {
    const { get } = await start({});
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=0.1, gzip", "gzip"],
      ["gzip;q=0", undefined],
      ["br;q=0, *", "gzip"],
    ]) {
      const { headers } = await get("/a", { headers: { "Accept-Encoding": accepted } });
      expect(headers["content-encoding"], accepted).toBe(encoding);
    }
  });
});

describe("the compression of a cached page", () => {
  // Text in which Brotli finds more when it searches longer.
  const text = Array.from({ length: 2_000 }, (_, index) => (index * index).toString(7)).join(" ");
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const smallest = brotliCompressSync(text, best).length;
  const headers = { "Accept-Encoding": "br" };

  it("a page is compressed quickly for whoever waits, and then as far as possible", async () => {
    const { get } = await start({ render: async () => new Response(text) });
    const first = await get("/a", { headers });
    expect(first.bytes.length).toBeGreaterThan(smallest);
    const best = await vi.waitFor(async () => {
      const answer = await get("/a", { headers });
      expect(answer.bytes.length).toBe(smallest);
      return answer;
    });
    expect(String(brotliDecompressSync(best.bytes))).toBe(text);
    expect(best.headers.etag).toBe(first.headers.etag);
  });

  it("a page whose content has changed is compressed anew", async () => {
    let now = 1_000_000;
    let content = text;
    const { get } = await start({
      now: () => now,
      expiryAt: () => 2_000_000,
      render: async () => new Response(content),
    });
    await get("/a", { headers });
    await get("/a", { headers });
    content = `${text} and more`;
    now = 2_000_000;
    for (const [encoding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { bytes } = await get("/a", { headers: { "Accept-Encoding": encoding } });
      expect(String(decode(bytes))).toBe(content);
    }
  });
});

/** Without a query, a page is served in front of Express, with one by the handler inside it. */
describe.each(["/a", "/a?utm_source=x"])("a conditional request for %s", (target) => {
  const modified = "Thu, 12 Mar 2026 00:00:00 GMT";

  it.each([
    [{ "If-None-Match": "ETAG" }, 304],
    [{ "If-None-Match": "*" }, 304],
    [{ "If-None-Match": 'W/"x", ETAG' }, 304],
    [{ "If-None-Match": '"other"' }, 200],
    [{ "If-None-Match": "ETAG", "Cache-Control": "no-cache" }, 304],
    [{ "If-None-Match": "ETAG", "Cache-Control": "max-age=0, no-cache" }, 304],
    [{ "If-Modified-Since": modified }, 304],
    [{ "If-Modified-Since": "Wed, 11 Mar 2026 23:59:59 GMT" }, 200],
    [{ "If-None-Match": '"other"', "If-Modified-Since": modified }, 200],
    // By the strong comparison, which no weak ETag passes (RFC 9110, section 13.1.1).
    [{ "If-Match": "ETAG" }, 412],
    [{ "If-Match": '"other"' }, 412],
  ])("a conditional request with %j is answered %i", async (conditions, status) => {
    const { get } = await start({
      render: async () =>
        new Response(html, { headers: { "Content-Type": "text/html", "Last-Modified": modified } }),
    });
    const accepted = { "Accept-Encoding": "gzip" };
    const { headers: full } = await get(target, { headers: accepted });
    const headers = Object.entries(conditions).map(([name, value]) => [
      name,
      value.replace("ETAG", full.etag ?? ""),
    ]);
    const response = await get(target, {
      headers: { ...accepted, ...Object.fromEntries(headers) },
    });
    expect([response.status, response.bytes.length > 0]).toEqual([status, status === 200]);
    const { "cache-control": caching, etag, vary } = response.headers;
    if (status === 412) expect([caching, etag]).toEqual(["no-store", undefined]);
    else expect([caching, etag, vary]).toEqual([full["cache-control"], full.etag, full.vary]);
    if (status !== 304) return;
    for (const name of ["content-type", "content-encoding", "content-length"]) {
      expect(response.headers, name).not.toHaveProperty(name);
    }
  });
});

describe("a response that is not cached", () => {
  it.each([
    ["a query that changes the page", "/search?q=x", {}, "fwd=bypass; detail=query"],
    ["a form post", "/a", { method: "POST" }, "fwd=method"],
  ])("the response to %s is not cached, and says why", async (_, path, init, reason) => {
    const { render, get, counted } = await start({});
    const { bytes, headers } = await get(path, init);
    expect(String(bytes)).toBe("past the cache");
    expect(headers["cache-status"]).toBe(`website; ${reason}`);
    expect(render).not.toHaveBeenCalled();
    expect(counted).toEqual(["bypass"]);
  });

  it("an error is rendered for each request and stored by no cache", async () => {
    const { render, get } = await start({
      render: async () => new Response("no", { status: 404 }),
    });
    const answer = await get("/a");
    expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    await get("/a");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("an error is compressed", async () => {
    const { get } = await start({
      render: async () =>
        new Response(html, { status: 404, headers: { "Content-Type": "text/html" } }),
    });
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "gzip"],
      ["identity", undefined],
    ]) {
      const { status, headers, bytes } = await get("/a", {
        headers: { "Accept-Encoding": accepted, "If-None-Match": "*" },
      });
      expect([status, headers.vary, headers["content-encoding"]]).toEqual([
        404,
        "Accept-Encoding",
        encoding,
      ]);
      expect(String(encoding ? gunzipSync(bytes) : bytes)).toBe(html);
    }
  });

  it("a route that sets Cache-Control itself bypasses the cache", async () => {
    const { render, get, counted } = await start({
      render: async () => new Response("{}", { headers: { "Cache-Control": "no-store" } }),
    });
    for (const _ of ["rendered once to find out", "not rendered by the cache again"]) {
      const { bytes, headers } = await get("/live");
      expect(String(bytes)).toBe("past the cache");
      expect(headers["cache-status"]).toBe("website; fwd=bypass; detail=cache-control");
    }
    expect(render).toHaveBeenCalledTimes(1);
    expect(counted).toEqual(["bypass", "bypass"]);
  });

  it("an error of a route that sets Cache-Control itself is rendered once a request", async () => {
    const headers = { "Cache-Control": "no-cache" };
    const { render, get } = await start({
      render: async () => new Response("gone", { status: 410, headers }),
    });
    const response = await get("/gone");
    expect([response.status, String(response.bytes)]).toEqual([410, "gone"]);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe("a HEAD request", () => {
  it("HEAD gets the headers of GET and no body", async () => {
    const { get } = await start({});
    const headers = { "Accept-Encoding": "gzip" };
    const full = await get("/a", { headers });
    const head = await get("/a", { method: "HEAD", headers });
    expect(head.bytes.length).toBe(0);
    for (const name of ["content-length", "etag", "content-type", "vary", "cache-control"]) {
      expect(head.headers[name], name).toBe(full.headers[name]);
    }
  });
});
