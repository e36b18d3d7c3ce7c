import { type ClientRequestArgs, createServer } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import express from "express";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#app/http/responses/page-store.ts";
import { compressed } from "#app/http/responses/stored-response.ts";
import { send } from "../../support/send.ts";

const html = "<!doctype html><p>Seite</p>".repeat(50);

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

interface Options {
  render?: (path: string) => Promise<Response>;
  changeAfter?: (now: number) => number;
  now?: () => number;
}

/** Starts a server with a store in front of a handler that answers the other requests. */
async function start(options: Options) {
  const render = vi.fn(
    options.render ??
      (async () => new Response(html, { headers: { "Content-Type": "text/html" } })),
  );
  const store = pageStore({
    keyOf: ({ method = "", url = "" }) =>
      /GET|HEAD/.test(method) && !url.includes("?q=") ? url.replace(/\?.*/, "") : undefined,
    async make(key) {
      const { status, headers, ...response } = await render(key).then(async (rendered) => ({
        status: rendered.status,
        headers: new Headers(rendered.headers),
        content: Buffer.from(await rendered.arrayBuffer()),
      }));
      const isStored = status === 200;
      return { response: await compressed({ status, headers, isStored, ...response }), isStored };
    },
    changeAfter: options.changeAfter ?? (() => Number.POSITIVE_INFINITY),
    ...(options.now && { now: options.now }),
  });
  const app = express().disable("etag");
  app.use(store.sendStored, store.makeAndSend);
  app.use((_, response) => void response.send("past the store"));
  const server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  open.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  const { port } = address;
  const get = (path: string, options?: ClientRequestArgs) => send(port, path, options);
  return { render, get };
}

describe("a stored page", () => {
  it("a page is made once for 150 clients at once, and sent to later ones", async () => {
    const { render, get } = await start({});
    const answers = await Promise.all(Array.from({ length: 150 }, () => get("/a")));
    expect(new Set(answers.map(({ bytes }) => String(bytes)))).toEqual(new Set([html]));
    await get("/a?utm_source=mail");
    expect(render.mock.calls).toEqual([["/a"]]);
  });

  it("a page that could not be made is made for the next request", async () => {
    const render = vi.fn(async () => new Response(html));
    const { get } = await start({ render });
    render.mockRejectedValueOnce(new Error("The store is away."));
    expect((await get("/a")).status).toBe(500);
    expect((await get("/a")).status).toBe(200);
  });

  it("all pages are made anew when content has changed by itself, and not before", async () => {
    let now = 1_000_000;
    const { render, get } = await start({ now: () => now, changeAfter: (from) => from + 10 });
    await get("/a");
    now += 9;
    await get("/a");
    expect(render).toHaveBeenCalledTimes(1);
    now += 1;
    await get("/a");
    await get("/a");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("what is made of content that changes meanwhile is not stored", async () => {
    let now = 1_000_000;
    const held = Promise.withResolvers<Response>();
    const render = vi.fn(async () => new Response(html));
    render.mockReturnValueOnce(held.promise);
    const { get } = await start({ render, now: () => now, changeAfter: (from) => from + 10 });
    const before = get("/a");
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    now += 10;
    expect(String((await get("/a")).bytes)).toBe(html);
    held.resolve(new Response("old"));
    expect(String((await before).bytes)).toBe("old");
    expect(String((await get("/a")).bytes)).toBe(html);
  });
});

describe("the encoding of a stored page", () => {
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

  it("the ETag covers the content and its headers, and no content coding", async () => {
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

  it("a page is compressed quickly for whoever waits, and then as far as possible", async () => {
    // Text in which Brotli finds more when it searches longer.
    const text = Array.from({ length: 2_000 }, (_, index) => (index * index).toString(7)).join(" ");
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const smallest = brotliCompressSync(text, { params }).length;
    const headers = { "Accept-Encoding": "br" };
    const { get } = await start({ render: async () => new Response(text) });
    const first = await get("/a", { headers });
    expect(first.bytes.length).toBeGreaterThan(smallest);
    const best = await vi.waitFor(async () => {
      const answer = await get("/a", { headers });
      expect(answer.bytes.length).toBeLessThanOrEqual(smallest);
      return answer;
    });
    expect(String(brotliDecompressSync(best.bytes))).toBe(text);
    expect(best.headers.etag).toBe(first.headers.etag);
  });
});

describe("a conditional request", () => {
  it.each([
    [{ "If-None-Match": "ETAG" }, 304],
    [{ "If-None-Match": "*" }, 304],
    [{ "If-None-Match": 'W/"x", ETAG' }, 304],
    [{ "If-None-Match": '"other"' }, 200],
    [{ "If-None-Match": "ETAG", "Cache-Control": "max-age=0, no-cache" }, 304],
    [{ "If-Match": "*" }, 200],
    // By the strong comparison, which no weak ETag passes (RFC 9110, section 13.1.1).
    [{ "If-Match": "ETAG" }, 412],
    [{ "If-Match": '"other"', "If-None-Match": "ETAG" }, 412],
  ])("a conditional request with %j is answered %i", async (conditions, status) => {
    const headers = { "Content-Type": "text/html", "Cache-Control": "no-cache" };
    const { get } = await start({ render: async () => new Response(html, { headers }) });
    const accepted = { "Accept-Encoding": "gzip" };
    const { headers: full } = await get("/a", { headers: accepted });
    const sent = Object.entries(conditions).map(([name, value]) => [
      name,
      value.replace("ETAG", full.etag ?? ""),
    ]);
    const answer = await get("/a", { headers: { ...accepted, ...Object.fromEntries(sent) } });
    expect([answer.status, answer.bytes.length > 0]).toEqual([status, status === 200]);
    const { "cache-control": caching, etag, vary } = answer.headers;
    if (status === 412) expect([caching, etag]).toEqual(["no-store", undefined]);
    else expect([caching, etag, vary]).toEqual([full["cache-control"], full.etag, full.vary]);
    if (status !== 304) return;
    for (const name of ["content-type", "content-encoding", "content-length"]) {
      expect(answer.headers, name).not.toHaveProperty(name);
    }
  });
});

describe("a response that is not stored", () => {
  it.each([
    ["a query that changes the page", "/search?q=x", {}],
    ["a form post", "/a", { method: "POST" }],
  ])("the response to %s is not stored", async (_, path, init) => {
    const { render, get } = await start({});
    expect(String((await get(path, init)).bytes)).toBe("past the store");
    expect(render).not.toHaveBeenCalled();
  });

  it("an error is made for each request, and compressed", async () => {
    const { render, get } = await start({
      render: async () => new Response(html, { status: 404 }),
    });
    const headers = { "Accept-Encoding": "gzip", "If-None-Match": "*" };
    const answer = await get("/a", { headers });
    expect([answer.status, answer.headers.etag]).toEqual([404, undefined]);
    expect(String(gunzipSync(answer.bytes))).toBe(html);
    await get("/a");
    expect(render).toHaveBeenCalledTimes(2);
  });
});
