import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";
import { startSite } from "../support/site.ts";
import parts from "./hostile-requests.json" with { type: "json" };

const targets = [
  ...parts.targets,
  `/search?q=${"(".repeat(3_000)}`,
  `/${"a/".repeat(990)}`,
  `/${"a/".repeat(5_000)}`,
];
const headers = [...parts.headers, `Host: ${"h".repeat(9_000)}`, `Accept: ${"a/b,".repeat(2_000)}`];

function build(method: string, target: string, headers: readonly string[], body = "a=b"): string {
  const has = (name: RegExp) => headers.some((header) => name.test(header));
  const sent = method === "POST" ? body : "";
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has(/^Host:/) ? [] : ["Host: localhost"]),
    ...headers,
    ...(sent && !has(/^(Content-Length|Transfer-Encoding):/)
      ? [`Content-Length: ${sent.length}`]
      : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${sent}`;
}

/** Headers with any bytes, some of which Node itself refuses. */
const anyHeader = fc
  .array(fc.integer({ min: 0x00, max: 0xff }), { maxLength: 60 })
  .map((bytes) => `X-Any: ${String.fromCharCode(...bytes)}`);

/** Requests in Latin-1, the same in each run: with one hostile part, and with several. */
const hostileRequests = [
  ...parts.methods.flatMap((method) => targets.map((target) => build(method, target, []))),
  ...headers.flatMap((header) =>
    ["/", "/zh/contact", "/search?q=a", "/nope", "/favicon.svg"].flatMap((target) =>
      ["GET", "POST", "OPTIONS"].map((method) => build(method, target, [header])),
    ),
  ),
  "GET / HTTP/1.0\r\n\r\n",
  "GET /\r\n\r\n",
  ...fc.sample(
    fc
      .tuple(
        fc.constantFrom("POST", "POST", ...parts.methods),
        fc.constantFrom(...targets),
        fc.array(fc.oneof(fc.constantFrom(...headers), anyHeader), { maxLength: 4 }),
        fc.constantFrom(...parts.bodies),
      )
      .map((several) => build(...several)),
    { seed: 1, numRuns: 8_000 },
  ),
];

let site: MeasuredProcess;
beforeAll(async () => {
  site = await startMeasured({ RATE_LIMIT_DISABLED: "1" });
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

/** Sends bytes, and returns the status of the answer; 0 if the connection is closed without one. */
function ask(port: number, bytes: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.on("close", () => resolve(0));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      const [, status] =
        /^(?:HTTP\/1.1 100 Continue\r\n\r\n)?HTTP\/1.1 (?!100)(\d+)/.exec(answer) ?? [];
      if (!status) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.write(bytes, "latin1");
    // The server would wait for a request that promises more than it sends.
    setTimeout(() => socket.destroy(), 5_000).unref();
  });
}

/** Sends requests, a few at once because the site refuses more than it can render, and counts the statuses. */
async function askAll(requests: readonly string[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const queue = requests.values();
  async function work(): Promise<void> {
    for (const bytes of queue) {
      const status = await ask(site.port, bytes);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // An unknown transfer coding is to be answered with 501 (RFC 9112, section 6.1).
      if (status < 200 || (status >= 500 && status !== 501))
        faults.push(`${status}: ${bytes.slice(0, 300)}`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  expect(faults).toEqual([]);
  return statuses;
}

it(`${hostileRequests.length} hostile requests are answered without a server error, and leave nothing in memory`, async () => {
  // Before the measurement, all code runs often enough to be compiled.
  await askAll(hostileRequests.filter((_, index) => index % 2 === 0));
  const before = await site.memory();
  console.log(await askAll(hostileRequests.filter((_, index) => index % 2 !== 0)));
  const growth = (await site.memory()) - before;
  console.log(`${growth} bytes more than ${before}`);
  // Half a kilobyte for each request.
  expect(growth).toBeLessThan(3_000_000);
}, 300_000);

it("CONNECT reaches no other server", async () => {
  expect(
    await ask(site.port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
  ).toBe(0);
});

it("a path of a thousand segments costs about as much as a short one", async () => {
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" });
  /** Measures the milliseconds of processor time for a hundred requests. */
  async function measureCost(path: string): Promise<number> {
    await site.get(path);
    const before = process.cpuUsage();
    for (let times = 0; times < 100; times++) expect((await site.get(path)).status).toBe(404);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  }
  const short = await measureCost("/nope");
  for (const path of [`/${"a/".repeat(995)}a`, `/zh/blog${"/%E6%9B%A6".repeat(190)}`]) {
    expect(await measureCost(path), path.slice(0, 30)).toBeLessThan(3 * short);
  }
  // No page has so many segments, so the path is refused at once.
  expect((await site.get(`/${"a/".repeat(5_000)}`)).status).toBe(400);
});
