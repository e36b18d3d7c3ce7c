import type { RequestListener } from "node:http";
import express from "express";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { chatStatus, createReachabilityCheck } from "#app/chat/frame/chat-status.ts";
import { findEmbeddingRefusal } from "#app/chat/frame/embedding-refusal.ts";
import { findFreePort, serve as start } from "../../support/serve.ts";

const site = "https://www.example";

/** Starts a server, and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = await start(listener);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return `${server.url}/`;
}

const answer =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end("chat");

describe("an application that can be embedded", () => {
  it.each([200, 204, 304, 401, 403, 404])("an answer with %i can be embedded", async (status) => {
    expect(await findEmbeddingRefusal(await serve(answer(status)), site)).toBeUndefined();
  });

  it("an application that redirects to its own origin can be embedded", async () => {
    const url = await serve((request, response) =>
      request.url === "/"
        ? response.writeHead(302, { Location: "/app" }).end()
        : response.writeHead(200).end(),
    );
    expect(await findEmbeddingRefusal(url, site)).toBeUndefined();
  });

  it("an application whose body never ends can be embedded", async () => {
    const url = await serve((_, response) => void response.writeHead(200).write("…"));
    expect(await findEmbeddingRefusal(url, site)).toBeUndefined();
  });
});

describe("an application that can't be embedded", () => {
  /** Reads the reason of a refusal, which has a text for the operator. */
  async function readReason(url: string): Promise<string | undefined> {
    const found = await findEmbeddingRefusal(url, site);
    expect(found?.text).toMatch(/^its? .{10,}/);
    return found?.reason;
  }

  it.each([500, 502, 503, 504])("an answer with %i can't be embedded", async (status) => {
    expect(await readReason(await serve(answer(status)))).toBe("status");
  });

  it("an application that refuses the connection can't be embedded", async () => {
    expect(await readReason(`http://127.0.0.1:${await findFreePort()}/`)).toBe("connection");
  });

  it.each([
    ["http://chat.invalid/", "dns"],
    ["https://127.0.0.1:1/", "connection"],
  ])("an application at %s can't be embedded: %s", async (url, reason) => {
    expect(await readReason(url)).toBe(reason);
  });

  it("an application whose TLS is broken can't be embedded", async () => {
    const url = await serve(answer(200));
    expect(await readReason(url.replace("http:", "https:"))).toBe("tls");
  });

  it("an application that drops the connection can't be embedded", async () => {
    const url = await serve((request) => void request.socket.destroy());
    expect(await readReason(url)).toBe("connection");
  });

  it("an application that redirects for ever can't be embedded", async () => {
    const url = await serve(answer(302, { Location: "/" }));
    expect(await readReason(url)).toBe("redirect");
  });

  it("an application that redirects to another origin, as browsers don't allow, can't be embedded", async () => {
    const other = await serve(answer(200));
    const url = await serve(answer(302, { Location: other }));
    expect(await readReason(url)).toBe("redirect");
  });

  it("an application that is silent until the deadline can't be embedded", async () => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      expect(milliseconds).toBeGreaterThan(10_000);
      const stopped = new AbortController();
      setTimeout(() => stopped.abort(), 50);
      return stopped.signal;
    });
    const url = await serve(() => {});
    expect(await readReason(url)).toBe("timeout");
  });
});

const frameOptions = "X-Frame-Options";
const policy = "Content-Security-Policy";

it.each([
  [{ [frameOptions]: "DENY" }, "x-frame-options"],
  [{ [frameOptions]: "sameorigin" }, "x-frame-options"],
  [{ [frameOptions]: "ALLOW-FROM https://www.example" }, undefined],
  [{ [frameOptions]: "DENY", [policy]: "frame-ancestors *" }, undefined],
  [{ [frameOptions]: "DENY", [policy]: "default-src 'self'" }, "x-frame-options"],
  [{ [`${policy}-Report-Only`]: "frame-ancestors 'none'" }, undefined],
  ...["'none'", "'self'", "", "https://other.example:*/ *.www.example", "www.example:8443"].map(
    (sources) => [{ [policy]: `frame-ancestors ${sources}` }, "frame-ancestors"] as const,
  ),
  ...[
    "*",
    "https:",
    "http:",
    "HTTPS://WWW.EXAMPLE/any/path",
    "'self' www.example",
    "*.example",
  ].map((sources) => [{ [policy]: `frame-ancestors ${sources}` }, undefined] as const),
  [{ [policy]: "frame-ancestors https://www.example:443" }, undefined],
  [{ [policy]: "script-src 'self'; FRAME-ANCESTORS 'none'" }, "frame-ancestors"],
  [{ [policy]: "frame-ancestors *; frame-ancestors 'none'" }, undefined],
  [{ [policy]: "frame-ancestors *, frame-ancestors 'none'" }, "frame-ancestors"],
] as const)("an application with %j is embedded, or refused by: %s", async (headers, reason) => {
  const refusal = await findEmbeddingRefusal(await serve(answer(200, { ...headers })), site);
  expect(refusal?.reason).toBe(reason);
});

it("an application of the site's own origin, or beside it, is named by scheme and port", async () => {
  const allow = (source: string) => answer(200, { [policy]: `frame-ancestors ${source}` });
  const reason = async (source: string, embedder?: string) => {
    const url = await serve(allow(source));
    return (await findEmbeddingRefusal(url, embedder ?? new URL(url).origin))?.reason;
  };
  expect(await reason("'self'")).toBeUndefined();
  expect(await reason("localhost:*", "http://localhost:3000")).toBeUndefined();
  expect(await reason("http://localhost", "http://localhost:3000")).toBe("frame-ancestors");
  expect(await reason("https:", "http://localhost:3000")).toBe("frame-ancestors");
});

describe("GET /chat-status", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  /** Starts a site that embeds an application, and returns a function that asks it for the status. */
  async function startStatus(chatAppUrl: string) {
    const isReachable = createReachabilityCheck({ chatAppUrl, siteUrl: site }, () => {});
    const url = await serve(express().get("/chat-status", chatStatus(isReachable)));
    return async () => {
      const response = await fetch(`${url}chat-status`);
      expect(response.headers.get("cache-control")).toBe("no-store");
      return ((await response.json()) as { reachable: boolean }).reachable;
    };
  }

  it("the site does not check the preview", async () => {
    expect(await (await startStatus(""))()).toBe(true);
  });

  it("the site checks once for many clients at the same time, and keeps the result for a while", async () => {
    const listener = vi.fn<RequestListener>(
      (_, response) => void setTimeout(() => response.end(), 100),
    );
    const ask = await startStatus(await serve(listener));
    expect(await Promise.all(Array.from({ length: 20 }, ask))).not.toContain(false);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(9_900);
    await ask();
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    await ask();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("the site forgets a failure sooner", async () => {
    let healthy = false;
    const ask = await startStatus(
      await serve((_, response) => void response.writeHead(healthy ? 200 : 503).end()),
    );
    expect(await ask()).toBe(false);
    healthy = true;
    expect(await ask()).toBe(false);
    vi.advanceTimersByTime(3_100);
    expect(await ask()).toBe(true);
  });
});
