import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canBeEmbedded, chatReachability, chatStatus } from "#app/chat/embed/chat-status.ts";
import { readConfig } from "#app/config/config.ts";

const site = "https://www.example";
const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server with this behaviour; its address. */
async function serve(behave: RequestListener): Promise<string> {
  const server = createServer(behave);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const answer =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end("chat");

describe("an application can be embedded", () => {
  it.each([200, 204, 304, 401, 403, 404])("that answers %i", async (status) => {
    expect(await canBeEmbedded(await serve(answer(status)), site)).toBe(true);
  });

  it("that is slow", async () => {
    const url = await serve((_, response) => void setTimeout(() => response.end(), 1_500));
    expect(await canBeEmbedded(url, site)).toBe(true);
  });

  it("that redirects within itself", async () => {
    const url = await serve((request, response) =>
      request.url === "/"
        ? response.writeHead(302, { Location: "/app" }).end()
        : response.writeHead(200).end(),
    );
    expect(await canBeEmbedded(url, site)).toBe(true);
  });

  it("whose body never ends", async () => {
    const url = await serve((_, response) => void response.writeHead(200).write("…"));
    expect(await canBeEmbedded(url, site)).toBe(true);
  });
});

describe("an application can't be embedded", () => {
  it.each([500, 502, 503, 504])("that answers %i", async (status) => {
    expect(await canBeEmbedded(await serve(answer(status)), site)).toBe(false);
  });

  it.each([
    ["X-Frame-Options", "DENY"],
    ["Content-Security-Policy", "frame-ancestors 'none'"],
  ])("that refuses by %s: %s", async (name, value) => {
    expect(await canBeEmbedded(await serve(answer(200, { [name]: value })), site)).toBe(false);
  });

  it("that refuses the connection", async () => {
    const url = await serve(answer(200));
    servers.pop()?.close();
    expect(await canBeEmbedded(url, site)).toBe(false);
  });

  it.each(["http://chat.invalid/", "https://127.0.0.1:1/"])("at %s", async (url) => {
    expect(await canBeEmbedded(url, site)).toBe(false);
  });

  it("whose TLS is broken", async () => {
    const url = await serve(answer(200));
    expect(await canBeEmbedded(url.replace("http:", "https:"), site)).toBe(false);
  });

  it("that drops the connection", async () => {
    const url = await serve((request) => void request.socket.destroy());
    expect(await canBeEmbedded(url, site)).toBe(false);
  });

  it("that redirects for ever", async () => {
    const url = await serve(answer(302, { Location: "/" }));
    expect(await canBeEmbedded(url, site)).toBe(false);
  });

  it("that redirects to another origin, where a browser would stop", async () => {
    const other = await serve(answer(200));
    const url = await serve(answer(302, { Location: other }));
    expect(await canBeEmbedded(url, site)).toBe(false);
  });

  it("that is silent until the deadline", async () => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      expect(milliseconds).toBeGreaterThan(10_000);
      const stopped = new AbortController();
      setTimeout(() => stopped.abort(), 50);
      return stopped.signal;
    });
    const url = await serve(() => {});
    expect(await canBeEmbedded(url, site)).toBe(false);
    vi.restoreAllMocks();
  });
});

describe("GET /chat-status", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  /** A site that embeds an application: asks it for its status. */
  async function status(chatAppUrl: string) {
    const config = readConfig({ CHAT_APP_URL: chatAppUrl, SITE_URL: site });
    if ("problems" in config) throw new Error(config.problems.join());
    const url = await serve(express().get("/chat-status", chatStatus(chatReachability(config))));
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
