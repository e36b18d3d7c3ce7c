import { once } from "node:events";
import type { ServerOptions } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { createSiteServer } from "#app/http/process/http-server.ts";
import { readUntilClosed } from "../../support/read-until-closed.ts";

const headers = { "X-Content-Type-Options": "nosniff" };
/** In milliseconds, as short as a busy machine allows. */
const short = {
  keepAliveTimeout: 60_000,
  headersTimeout: 400,
  requestTimeout: 800,
  connectionsCheckingInterval: 50,
} satisfies ServerOptions;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Starts a server that answers with the request, and returns a function that connects to it. */
async function start(options?: ServerOptions, isDirect = false) {
  const server = createSiteServer(headers, isDirect, options);
  server.on("request", (request, response) => {
    request.resume().on("end", () => response.end(`${request.method} ${request.url}`));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const socket = (localAddress = "127.0.0.1") =>
    connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
  return { server, socket };
}

/** Sends a letter at intervals until the connection is closed. */
function drip(socket: Socket, letter: string): void {
  const timer = setInterval(() => socket.write(letter), 40);
  socket.once("close", () => clearInterval(timer));
}

it("a client that sends headers letter by letter is disconnected", async () => {
  const { socket } = await start(short);
  const client = socket();
  client.write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  drip(client, "a");
  const answer = await readUntilClosed(client);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
});

it("a client that sends nothing is disconnected without a response", async () => {
  const { socket } = await start(short);
  expect(await readUntilClosed(socket())).toBe("");
});

it("a client that does not read the response is disconnected", async () => {
  const { server, socket } = await start(short);
  server.removeAllListeners("request");
  server.on("request", (_, response) => void response.write("a".repeat(50_000_000)));
  const client = socket();
  client.pause();
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [served] = (await once(server, "connection")) as [Socket];
  await once(served, "close");
});

it("connections of one network above its share are refused, and those of others are not", async () => {
  const { server, socket } = await start(undefined, true);
  const share = 200;
  expect(server.maxConnections).toBeGreaterThan(share);
  const unfinished = Array.from({ length: share }, () => socket());
  for (const client of unfinished) client.write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  await Promise.all(unfinished.map((client) => client.pending && once(client, "connect")));
  const request = "GET /on HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  async function isAnswered(localAddress?: string) {
    const client = socket(localAddress);
    client.write(request);
    return (await readUntilClosed(client)).includes("GET /on");
  }
  expect([await isAnswered(), await isAnswered("127.0.0.2")]).toEqual([false, true]);
  unfinished[0]?.destroy();
  await vi.waitUntil(() => isAnswered());

  const behindProxy = await start();
  const many = Array.from({ length: share + 1 }, () => behindProxy.socket());
  many.at(-1)?.write(request);
  expect(await readUntilClosed(many.at(-1) ?? socket())).toContain("GET /on");
});

it.each([
  ["nonsense\r\n\r\n", 400],
  [`GET / HTTP/1.1\r\nHost: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  [`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}`, 413],
])("%j is refused with the base headers", async (bytes, status) => {
  const { socket } = await start();
  const client = socket();
  client.write(bytes);
  const answer = await readUntilClosed(client);
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(answer).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
});

it("unknown expectations are ignored", async () => {
  const { socket } = await start();
  const client = socket();
  client.write("GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n");
  expect(await readUntilClosed(client)).toMatch(/^HTTP\/1\.1 200 /);
});

it("idle connections stay open for longer than a proxy's 60 seconds and the time for headers", async () => {
  const { server } = await start();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
  expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout);

  const { socket } = await start(short);
  const client = socket();
  client.write("GET /first HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(client, "data");
  await sleep(short.requestTimeout + 200);
  client.write("GET /second HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(await readUntilClosed(client)).toContain("GET /second");
});
