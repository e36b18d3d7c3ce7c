import { type ClientRequestArgs, createServer } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import express from "express";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageKeys } from "#app/http/page-cache/cache-key.ts";
import { pageCache } from "#app/http/page-cache/page-cache.ts";
import { send } from "../../support/send.ts";

const html = "<!doctype html><p>Seite</p>".repeat(50);

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A cache in front of a handler that says that it was reached, on a port of its own. */
async function start(options: {
  render?: (path: string) => Promise<Response>;
  nextChange?: (now: number) => number;
  now?: () => number;
}) {
  const render = vi.fn(
    options.render ??
      (async () => new Response(html, { headers: { "Content-Type": "text/html" } })),
  );
  const app = express();
  app.disable("etag");
  const cache = pageCache({
    keyOf: pageKeys({}),
    render,
    nextChange: options.nextChange ?? (() => Number.POSITIVE_INFINITY),
    ...(options.now && { now: options.now }),
  });
  app.use(cache.handler);
  app.use((_, response) => void response.send("past the cache"));
  const server = createServer((request, response) => {
    if (!cache.hit(request, response)) app(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  open.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const { port } = address;
  const get = (path: string, options?: ClientRequestArgs) => send(port, path, options);
  return { render, get, warm: cache.warm };
}

describe("what is kept", () => {
  it("is rendered once, also for a hundred at once", async () => {
    const { render, get } = await start({});
    const answers = await Promise.all(Array.from({ length: 100 }, () => get("/a")));
    expect(answers.map(({ bytes }) => String(bytes))).toEqual(
      Array.from({ length: 100 }, () => html),
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("does not differ by a query that changes nothing", async () => {
    const { render, get } = await start({});
    await get("/a?utm_source=mail");
    await get("/a?utm_source=post&x=1");
    expect(render.mock.calls.map(([path]) => path)).toEqual(["/a"]);
  });

  it("may be rendered before anybody asks", async () => {
    const { render, get, warm } = await start({});
    await warm(["/a", "/b"]);
    expect(String((await get("/b")).bytes)).toBe(html);
    expect(render.mock.calls.map(([key]) => key)).toEqual(["/a", "/b"]);
  });

  it("is each path's own", async () => {
    const { get } = await start({ render: async (path) => new Response(path) });
    expect(String((await get("/a")).bytes)).toBe("/a");
    expect(String((await get("/zh/a")).bytes)).toBe("/zh/a");
    expect(String((await get("/a")).bytes)).toBe("/a");
  });

  it("ages out and at the next change of content", async () => {
    let now = 1_000_000;
    const { render, get } = await start({ now: () => now, nextChange: () => 2_000_000 });
    await get("/a");
    now += 6 * 60_000;
    await get("/a");
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
    now = 2_000_000;
    await get("/a");
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe("encodings", () => {
  const cases = [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const;

  it.each(cases)("%s holds the page and has an ETag of its own", async (encoding, decode) => {
    const { get } = await start({});
    const headers = { "Accept-Encoding": encoding };
    const answer = await get("/a", { headers });
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(String(decode(answer.bytes))).toBe(html);
    const { etag = "" } = answer.headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await get("/a", { headers: { ...headers, "If-None-Match": etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("differ in their ETags", async () => {
    const { get } = await start({});
    const etags = await Promise.all(
      cases.map(
        async ([encoding]) =>
          (await get("/a", { headers: { "Accept-Encoding": encoding } })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it.each([
    ["*", 304],
    ['W/"x", ETAG', 304],
    ['"other"', 200],
  ])("If-None-Match: %s is %i", async (value, status) => {
    const { get } = await start({});
    const headers = { "Accept-Encoding": "gzip" };
    const { etag = "" } = (await get("/a", { headers })).headers;
    const answer = await get("/a", {
      headers: { ...headers, "If-None-Match": value.replace("ETAG", etag) },
    });
    expect(answer.status).toBe(status);
  });
});

describe("a date of modification", () => {
  const modified = "Thu, 12 Mar 2026 00:00:00 GMT";

  it.each([
    [{ "If-Modified-Since": modified }, 304],
    [{ "If-Modified-Since": "Wed, 11 Mar 2026 23:59:59 GMT" }, 200],
    [{ "If-Modified-Since": "nonsense" }, 200],
    [{ "If-None-Match": '"other"', "If-Modified-Since": "Fri, 13 Mar 2026 00:00:00 GMT" }, 200],
  ])("with %j is answered %i", async (headers, status) => {
    const { get } = await start({
      render: async () => new Response("feed", { headers: { "Last-Modified": modified } }),
    });
    expect((await get("/a", { headers })).status).toBe(status);
  });
});

describe("what is not kept", () => {
  it.each([
    ["a query that changes the page", "/a?q=x", {}],
    ["a post", "/a", { method: "POST" }],
  ])("%s goes past", async (_, path, init) => {
    const { render, get } = await start({});
    expect(String((await get(path, init)).bytes)).toBe("past the cache");
    expect(render).not.toHaveBeenCalled();
  });

  it("errors and missing pages are rendered each time, and no cache may keep them", async () => {
    const { render, get } = await start({
      render: async () => new Response("no", { status: 404 }),
    });
    const answer = await get("/a");
    expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    await get("/a");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("routes that say themselves how long they may be kept go past from then on", async () => {
    const { render, get } = await start({
      render: async () => new Response("{}", { headers: { "Cache-Control": "no-store" } }),
    });
    expect(String((await get("/live")).bytes)).toBe("past the cache");
    expect(String((await get("/live")).bytes)).toBe("past the cache");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("an error is rendered once, whatever its route says", async () => {
    const headers = { "Cache-Control": "no-cache" };
    const { render, get } = await start({
      render: async () => new Response("gone", { status: 410, headers }),
    });
    const { status, bytes } = await get("/gone");
    expect([status, String(bytes)]).toEqual([410, "gone"]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("HEAD has the headers of GET and no body", async () => {
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
