import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { createErrorPages } from "#app/http/middleware/error-page.ts";
import { requestBody } from "#app/http/middleware/request-body.ts";
import { createSiteServer } from "#app/http/process/http-server.ts";
import { readUntilClosed } from "../../support/read-until-closed.ts";
import { zhCopy, zhPrefix } from "../../support/tested-locales.ts";

const limits = { size: 10_000, time: 10_000, discard: { size: 300_000, time: 200 } };
/** Bytes that Node and the kernel may have buffered when the limit is reached. */
const readAhead = 300_000;
const upload = 48_000_000;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that answers with the length of the body, and records the bytes read by closed connections. */
async function start(ours: Partial<typeof limits> = {}) {
  const app = express();
  app.use(
    requestBody(createErrorPages({ siteUrl: "http://a" }), { ...limits, ...ours }),
    (request, response) => {
      response.send(`${request.body?.length ?? "no"} bytes`);
    },
  );
  const server = createSiteServer({}, false);
  server.on("request", app);
  const closed: number[] = [];
  server.on("connection", (socket) => socket.on("close", () => closed.push(socket.bytesRead)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { closed, socket: () => connect(port, "127.0.0.1").on("error", () => {}) };
}

function head(path: string, ...headers: string[]): string {
  return [`POST ${path} HTTP/1.1`, "Host: a", "Accept: text/html", ...headers, "", ""].join("\r\n");
}

/** Sends a number of bytes, as fast as the server reads them, until the connection is closed. */
async function pour(socket: Socket, bytes: number): Promise<void> {
  const chunk = `ffff\r\n${"a".repeat(0xffff)}\r\n`;
  for (let sent = 0; sent < bytes && socket.writable; sent += chunk.length) {
    if (socket.write(chunk)) continue;
    await new Promise((resolve) => socket.once("drain", resolve).once("close", resolve));
  }
}

const announced = `Content-Length: ${upload}`;
const chunked = "Transfer-Encoding: chunked";

it.each([
  ["announced", announced],
  ["chunked", chunked],
])("20 uploads at once (%s) are read no further than the limit", async (_, header) => {
  const { closed, socket } = await start();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = socket();
      client.write(head("/contact", header));
      const [answer] = await Promise.all([readUntilClosed(client), pour(client, upload)]);
      expect(answer).toContain("\r\nConnection: close\r\n");
      return answer.slice(0, 12);
    }),
  );
  expect(answers).toEqual(Array(20).fill("HTTP/1.1 413"));
  await expect.poll(() => closed).toHaveLength(20);
  const most = limits.size + limits.discard.size + readAhead;
  expect(closed.filter((bytes) => bytes > most)).toEqual([]);
});

it.each([
  ["announced", "Content-Length: 200000", "a".repeat(200_000)],
  ["chunked", chunked, `30000\r\n${"a".repeat(0x30000)}\r\n0\r\n\r\n`],
])(
  "a client that sends all of a body (%s) before it reads gets the answer",
  async (_, header, body) => {
    const { socket } = await start({ discard: { ...limits.discard, time: 10_000 } });
    const client = socket().pause();
    client.write(head("/contact", header));
    await new Promise((resolve) => client.write(body, resolve));
    client.resume();
    const answer = await readUntilClosed(client);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain("</html>");
  },
);

it("an upload that waits for 100 Continue is refused without it", async () => {
  const { socket } = await start();
  const client = socket();
  client.write(head("/contact", announced, "Expect: 100-continue"));
  expect(await readUntilClosed(client)).toMatch(/^HTTP\/1\.1 413 /);
});

it("50 clients that send a body slowly are disconnected, while others are answered", async () => {
  const { closed, socket } = await start({ time: 300 });
  const drip = async (at: number) => {
    const client = socket();
    const [header, letter] = at % 2 ? ["Content-Length: 9000", "a"] : [chunked, "1\r\na\r\n"];
    client.write(head(`${zhPrefix}/contact`, header));
    const timer = setInterval(() => client.write(letter), 20);
    const answer = await readUntilClosed(client);
    clearInterval(timer);
    return answer;
  };
  const dripping = Array.from({ length: 50 }, (_, at) => drip(at));
  const other = socket();
  other.write(`${head("/contact", "Content-Length: 3", "Connection: close")}a=b`);
  expect(await readUntilClosed(other)).toContain("3 bytes");
  for (const answer of await Promise.all(dripping)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(zhCopy.staticPages.pages[408].title);
  }
  await expect.poll(() => closed).toHaveLength(51);
});

it.each([
  ["announced", "Content-Length: 10000", "a".repeat(10_000)],
  ["chunked", chunked, `2710\r\n${"a".repeat(10_000)}\r\n0\r\n\r\n`],
])(
  "a body (%s) within the limits is passed on completely, and its connection stays open",
  async (_, header, body) => {
    const { socket } = await start();
    const client = socket();
    client.write(head("/", header) + body);
    const [answer] = await once(client, "data");
    expect(String(answer)).toContain("10000 bytes");
    client.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(await readUntilClosed(client)).toContain("no bytes");
  },
);

it("a client that waits for 100 Continue gets it", async () => {
  const { socket } = await start();
  const client = socket();
  client.write(head("/", "Content-Length: 3", "Expect: 100-continue", "Connection: close"));
  expect(String((await once(client, "data"))[0])).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  client.write("a=b");
  expect(await readUntilClosed(client)).toContain("3 bytes");
});

it("a client that disconnects while it sends a body causes no error", async () => {
  const { closed, socket } = await start();
  const client = socket();
  client.write(`${head("/", "Content-Length: 100")}a=b`);
  await once(client, "connect");
  client.destroySoon();
  await expect.poll(() => closed).toHaveLength(1);
  const next = socket();
  next.write(`${head("/", "Content-Length: 3", "Connection: close")}a=b`);
  expect(await readUntilClosed(next)).toContain("3 bytes");
});
