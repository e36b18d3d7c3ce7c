import type { RequestListener } from "node:http";
import express from "express";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { chatStatus, createReachabilityCheck } from "#app/chat/frame/chat-status.ts";
import { findEmbeddingRefusal } from "#app/chat/frame/embedding-refusal.ts";
import { freePort, serve as start } from "../../support/serve.ts";

const site = "https://www.example";

/** A server with this behaviour; its address. */
async function serve(behave: RequestListener): Promise<string> {
  const server = await start(behave);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return `${server.url}/`;
}

const answer =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end("chat");

describe("an application can be embedded", () => {
  it.each([200, 204, 304, 401, 403, 404])("that answers %i", async (status) => {
    expect(await findEmbeddingRefusal(await serve(answer(status)), site)).toBeUndefined();
  });

  it("that redirects within itself", async () => {
    const url = await serve((request, response) =>
      request.url === "/"
        ? response.writeHead(302, { Location: "/app" }).end()
        : response.writeHead(200).end(),
    );
    expect(await findEmbeddingRefusal(url, site)).toBeUndefined();
  });

  it("whose body never ends", async () => {
    const url = await serve((_, response) => void response.writeHead(200).write("…"));
    expect(await findEmbeddingRefusal(url, site)).toBeUndefined();
  });
});

describe("an application can't be embedded", () => {
  /** The reason of a refusal, which has a text for the operator. */
  async function refusal(url: string): Promise<string | undefined> {
    const found = await findEmbeddingRefusal(url, site);
    expect(found?.text).toMatch(/^its? .{10,}/);
    return found?.reason;
  }

  it.each([500, 502, 503, 504])("that answers %i", async (status) => {
    expect(await refusal(await serve(answer(status)))).toBe("status");
  });

  it("that refuses the connection", async () => {
    expect(await refusal(`http://127.0.0.1:${await freePort()}/`)).toBe("connection");
  });

  it.each([
    ["http://chat.invalid/", "dns"],
    ["https://127.0.0.1:1/", "connection"],
  ])("at %s", async (url, reason) => {
    expect(await refusal(url)).toBe(reason);
  });

  it("whose TLS is broken", async () => {
    const url = await serve(answer(200));
    expect(await refusal(url.replace("http:", "https:"))).toBe("tls");
  });

  it("that drops the connection", async () => {
    const url = await serve((request) => void request.socket.destroy());
    expect(await refusal(url)).toBe("connection");
  });

  it("that redirects for ever", async () => {
    const url = await serve(answer(302, { Location: "/" }));
    expect(await refusal(url)).toBe("redirect");
  });

  it("that redirects to another origin, where a browser would stop", async () => {
    const other = await serve(answer(200));
    const url = await serve(answer(302, { Location: other }));
    expect(await refusal(url)).toBe("redirect");
  });

  it("that is silent until the deadline", async () => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      expect(milliseconds).toBeGreaterThan(10_000);
      const stopped = new AbortController();
      setTimeout(() => stopped.abort(), 50);
      return stopped.signal;
    });
    const url = await serve(() => {});
    expect(await refusal(url)).toBe("timeout");
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
] as const)("browsers that read %j let the site show it, or not: %s", async (headers, reason) => {
  const refusal = await findEmbeddingRefusal(await serve(answer(200, { ...headers })), site);
  expect(refusal?.reason).toBe(reason);
});

it("an application of the site's own origin, or beside it, is named by scheme and port", async () => {
  const own = (source: string) => answer(200, { [policy]: `frame-ancestors ${source}` });
  const reason = async (source: string, embedder?: string) => {
    const url = await serve(own(source));
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

  /** A site that embeds an application: asks it for its status. */
  async function status(chatAppUrl: string) {
    const isReachable = createReachabilityCheck({ chatAppUrl, siteUrl: site }, () => {});
    const url = await serve(express().get("/chat-status", chatStatus(isReachable)));
    return async () => {
      const response = await fetch(`${url}chat-status`);
      expect(response.headers.get("cache-control")).toBe("no-store");
      return ((await response.json()) as { reachable: boolean }).reachable;
    };
  }

  it("asks nobody about the preview", async () => {
    expect(await (await status(""))()).toBe(true);
  });

  it("asks once for many at the same time, and keeps the answer for a while", async () => {
    const asked = vi.fn<RequestListener>(
      (_, response) => void setTimeout(() => response.end(), 100),
    );
    const ask = await status(await serve(asked));
    expect(await Promise.all(Array.from({ length: 20 }, ask))).not.toContain(false);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(9_900);
    await ask();
    expect(asked).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    await ask();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("forgets a failure sooner", async () => {
    let healthy = false;
    const ask = await status(
      await serve((_, response) => void response.writeHead(healthy ? 200 : 503).end()),
    );
    expect(await ask()).toBe(false);
    healthy = true;
    expect(await ask()).toBe(false);
    vi.advanceTimersByTime(3_100);
    expect(await ask()).toBe(true);
  });
});
