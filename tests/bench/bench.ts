import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";
import { ensureBuild, server } from "#app/build/run.ts";
import { waitUntilIdle } from "../support/measured-process.ts";
import { startNginx } from "./nginx.ts";
import { sendPacedLoad } from "./paced-load.ts";
import { pinLoad, readCpuSeconds, readMemory, startServer } from "./process.ts";
import { benchSearch } from "./search.ts";

/*
 * Measures the built site, with its default log, and servers that send the same bytes, alternately in one run. The
 * speed of a machine varies, so each round is compared with itself, and the median of all rounds counts. Asserts
 * nothing.
 */

ensureBuild();
const [rounds, seconds] = [9, 1];
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const gzip = { "accept-encoding": "gzip" };

// The first one fills Node's compile cache, as the build of the image does.
const first = await startSite();
if (first.child.kill()) await once(first.child, "exit");
const site = await startSite();
const visits = await sendPacedLoad({
  ...{ port: 4500, path: "/features", headers: gzip },
  ...{ perSecond: 1_000, seconds: 3 },
});
await waitUntilIdle({ port: 4500 });
const idle = readMemory(site.child);
const stored = await fetchStored("/features");
const file = join(folder, "features.gz");
writeFileSync(file, stored.bytes);
const http = await startServer(["tests/bench/baseline.ts", "http", "4501", file], 4501);
const express = await startServer(["tests/bench/baseline.ts", "express", "4502", file], 4502);
const alike = await startServer(
  ["tests/bench/baseline.ts", "express-alike", "4505", file, JSON.stringify(stored.headers)],
  4505,
);
const stock = await startServer(["tests/bench/baseline.ts", "react-router", "4503"], 4503);
const nginx = await startNginx(folder, 4504);
pinLoad();

const scenarios = [
  {
    name: "node:http, stored buffer, three headers, no log",
    server: http,
    port: 4501,
    path: "/features",
    headers: gzip,
  },
  {
    name: "Express, stored buffer, the site’s headers and log",
    server: alike,
    port: 4505,
    path: "/features",
    headers: gzip,
  },
  {
    name: "Express, stored buffer, three headers, no log",
    server: express,
    port: 4502,
    path: "/features",
    headers: gzip,
  },
  ...(nginx
    ? [{ name: "nginx, stored file", server: nginx, port: 4504, path: "/features", headers: gzip }]
    : []),
  { name: "/features", server: site, port: 4500, path: "/features", headers: gzip },
  { name: "/zh/features", server: site, port: 4500, path: "/zh/features", headers: gzip },
  {
    name: "304",
    server: site,
    port: 4500,
    path: "/features",
    headers: { ...gzip, "if-none-match": stored.headers.etag ?? "" },
  },
  { name: "404", server: site, port: 4500, path: "/nope-[<id>]", headers: gzip },
  {
    name: "React Router’s own server",
    server: stock,
    port: 4503,
    path: "/features",
    headers: gzip,
    // With more connections, a second may end before the first response.
    connections: 4,
  },
  {
    name: "a page rendered on request",
    server: site,
    port: 4500,
    path: "/blog?q=x",
    headers: gzip,
    connections: 4,
  },
];

const runs = scenarios.map(() => [] as { perSecond: number; perCpuSecond: number; p99: number }[]);
// The first round warms up, and is not counted.
for (let round = 0; round <= rounds; round++) {
  for (const [index, { server, port, path, headers, connections = 32 }] of scenarios.entries()) {
    const before = readCpuSeconds(server.child);
    const { requests, latency } = await autocannon({
      url: `http://127.0.0.1:${port}${path}`,
      connections,
      duration: seconds,
      headers,
      // Requests for one path would wait for the same response.
      idReplacement: path.includes("[<id>]"),
    });
    const cpu = readCpuSeconds(server.child) - before;
    const run = {
      perSecond: requests.average,
      perCpuSecond: requests.total / cpu,
      p99: latency.p99,
    };
    if (round > 0) runs[index]?.push(run);
  }
}
const loaded = readMemory(site.child);
await benchSearch(site.child, 4500);
for (const server of [site, http, express, alike, stock, nginx]) {
  if (server?.child.kill()) await once(server.child, "exit");
}
rmSync(folder, { recursive: true });

const reference = runs[scenarios.findIndex(({ server }) => server === alike)] ?? [];
console.log(`
| what | requests/s | p99 ms | requests/CPU-s | × Express |
| --- | ---: | ---: | ---: | ---: |`);
for (const [index, { name }] of scenarios.entries()) {
  const ratios = runs[index]?.map(({ perCpuSecond }, round) => {
    return perCpuSecond / (reference[round]?.perCpuSecond ?? Number.NaN);
  });
  const cells = [
    name,
    Math.round(findMedian(runs[index]?.map((run) => run.perSecond))),
    findMedian(runs[index]?.map((run) => run.p99)),
    Math.round(findMedian(runs[index]?.map((run) => run.perCpuSecond))),
    findMedian(ratios).toFixed(2),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
console.log(
  `
First 200 after ${Math.round(site.startedIn)} ms. In the next three seconds, at 1,000 requests/s: p99 ${Math.round(visits[visits.length * 0.99] ?? Number.NaN)} ms.
${Math.round(idle)} MiB idle, ${Math.round(loaded)} MiB after load.`,
);

/** Starts the site with the flags and variables of `npm start`. */
function startSite() {
  const own = { PORT: "4500", RATE_LIMIT_DISABLED: "1", DATA_DIR: folder };
  return startServer([...server.args], 4500, { ...server.env, ...own });
}

function findMedian(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function fetchStored(path: string): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get({ port: 4500, path, headers: gzip }, async (response) => {
      resolve({ bytes: await buffer(response), headers: response.headers });
    }).on("error", reject);
  });
}
