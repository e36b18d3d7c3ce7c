import { readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SiteProcess, startProcess } from "../support/site-process.ts";

const count = 2;
let site: SiteProcess;

beforeAll(async () => {
  site = await startWorkers();
});

afterAll(() => site[Symbol.asyncDispose]());

/** Starts a site with the permissions of the image and what workers need; resolves when all of them listen. */
async function startWorkers(): Promise<SiteProcess> {
  const environment = { WORKERS: String(count), LOG_LEVEL: "info" };
  const started = await startProcess(environment, { flags: ["--allow-child-process"] });
  await started.ready();
  await listening(started, count);
  return started;
}

/** Resolves when workers have begun to listen so many times. */
async function listening({ output }: SiteProcess, times: number): Promise<void> {
  while (output.stdout.split('"listening"').length <= times) await sleep(20);
}

function workersOf({ pid }: SiteProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim().split(" ").map(Number);
}

/** Requests a path over a connection of its own, which any worker accepts. */
function request(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${site.origin}${path}`, { agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    }).on("error", reject);
  });
}

async function statuses(path: string, times: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (let index = 0; index < times; index++) {
    const status = String(await request(path));
    found[status] = (found[status] ?? 0) + 1;
  }
  return found;
}

it("a client has one limit for all workers together", async () => {
  expect(await statuses("/search?q=api", 124)).toEqual({ 200: 120, 429: 4 });
});

it("metrics are those of all workers", async () => {
  expect(await statuses("/features", 10)).toEqual({ 200: 10 });
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  expect(metrics).toMatch(
    /^http_request_duration_seconds_count\{route="\/features",locale="en",status="2xx"\} 10$/m,
  );
  expect(metrics).toMatch(/^site_store_up 1$/m);
});

it("no request fails after a worker has died, and another takes its place", async () => {
  for (const [index, pid] of workersOf(site).entries()) {
    process.kill(pid, "SIGKILL");
    // Until the process is gone, the kernel may give it a connection, which its end breaks off.
    while (workersOf(site).includes(pid)) await sleep(5);
    let isReplaced = false;
    const replaced = listening(site, count + index + 1).then(() => {
      isReplaced = true;
    });
    while (!isReplaced) expect(await request("/about")).toBe(200);
    await replaced;
    expect(workersOf(site)).not.toContain(pid);
    expect(workersOf(site)).toHaveLength(count);
  }
});

it("a worker that dies while others are asked for it harms no other", async () => {
  const [asking = 0, stopped = 0] = workersOf(site);
  process.kill(stopped, "SIGSTOP");
  // Some of these reach the first worker, and wait for the metrics of the other.
  const scrapes = Array.from({ length: 20 }, () => request("/metrics").catch(() => undefined));
  await sleep(1_000);
  process.kill(asking, "SIGKILL");
  while (workersOf(site).includes(asking)) await sleep(5);
  process.kill(stopped, "SIGCONT");
  await Promise.all(scrapes);
  expect(await request("/about")).toBe(200);
  expect(workersOf(site)).toContain(stopped);
});

it("SIGTERM ends all workers, after the responses that are under way", async () => {
  const workers = workersOf(site);
  const responses = [request("/search?q=SIGTERM&kind=post"), request("/zh/search?q=SIGTERM")];
  process.kill(site.pid, "SIGTERM");
  expect((await site.exited).code).toBe(0);
  await Promise.all(responses);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

it("a port that is in use ends the process with its exit code, and is named once", async () => {
  await using first = await startProcess();
  await first.live();
  const environment = { WORKERS: "2", PORT: String(first.port) };
  await using second = await startProcess(environment, { flags: ["--allow-child-process"] });
  expect((await second.exited).code).toBe(78);
  expect(second.output.stderr.match(/PORT: /g)).toHaveLength(1);
});

/** A module that is loaded before the site, and lets workers fail to start, as when there are too many processes. */
const loaded = (code: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`import cluster from "node:cluster";${code}`)}`;
const failing = 'cluster.setupPrimary?.({ cwd: "/nowhere" });';
const starting = "cluster.setupPrimary?.({ cwd: undefined });";

it("a first worker that can't be started ends the process, which says why", async () => {
  const flags = ["--allow-child-process", loaded(failing)];
  await using failed = await startProcess({ WORKERS: "2" }, { flags });
  expect((await failed.exited).code).toBe(1);
  expect(failed.output.stdout).toContain("ENOENT");
});

it("a worker that can't be started is started later", async () => {
  const events = `cluster.once("message", () => {${failing}});cluster.once("disconnect", () => {${starting}});`;
  const environment = { WORKERS: String(count), LOG_LEVEL: "info" };
  const flags = ["--allow-child-process", loaded(events)];
  await using started = await startProcess(environment, { flags });
  await listening(started, count);
  expect(started.output.stdout).toContain("ENOENT");
  expect(workersOf(started)).toHaveLength(count);
});

it("without the permission to start processes, WORKERS is refused with its remedy", async () => {
  await using refused = await startProcess({ WORKERS: "2" }, { flags: [] });
  expect((await refused.exited).code).toBe(78);
  expect(refused.output.stderr).toContain("NODE_OPTIONS=--allow-child-process");
});
