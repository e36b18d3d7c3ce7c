import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SiteProcess, startProcess } from "../support/site-process.ts";

/** In milliseconds. */
const duration = 6_000;

let site: SiteProcess;
beforeAll(async () => {
  site = await startProcess({ TRUST_PROXY: "1" });
  await site.ready();
});
afterAll(() => site[Symbol.asyncDispose]());

const agent = new Agent({ keepAlive: true });
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const invalid = new URLSearchParams({ name: "A", email: "nobody" }).toString();

/** A form of a client and an address that have sent none: each may send few an hour. */
function valid(): string {
  return new URLSearchParams({
    ...{ name: "Ada", email: `${randomUUID()}@list.example`, inquiryType: "general" },
    ...{ subject: "Hello", message: "A question about the API." },
  }).toString();
}

/** What one client asks for; a path ends in what was never asked for before. */
const attacks = {
  "a query that the page does not read": { path: "/api?token=" },
  "a tab": { path: "/terms?tab=" },
  "a list of posts": { path: "/blog?q=" },
  "the search": { path: "/search?q=" },
  "a missing post": { path: "/blog/" },
  "a missing page": { path: "/" },
  "a spelling of a missing post": { path: "/blog//" },
  "an invalid form": { path: "/contact?", method: "POST", body: invalid },
};

/** Asks over 150 connections until it gets a message, and then tells how often it got which status. */
const attacker = `
  const { Agent, request } = require("node:http");
  const { parentPort, workerData: { origin, path, method, body } } = require("node:worker_threads");
  const agent = new Agent({ keepAlive: true });
  const headers = ${JSON.stringify({ ...form, Accept: "text/html", "X-Forwarded-For": "198.51.100.1" })};
  const answered = {};
  let isOver = false;
  parentPort.once("message", () => { isOver = true; parentPort.postMessage(answered); });
  function ask() {
    if (isOver) return;
    request(origin + path + crypto.randomUUID(), { agent, method, headers }, (response) => {
      answered[response.statusCode] = (answered[response.statusCode] ?? 0) + 1;
      if (Object.values(answered).reduce((a, b) => a + b) === 20) parentPort.postMessage("begun");
      response.resume().on("end", ask);
    }).on("error", ask).end(body);
  }
  for (let connection = 0; connection < 150; connection++) ask();
`;

interface Answer {
  readonly status: number;
  /** In milliseconds. */
  readonly time: number;
}

/** Sends a request of another client. */
function send(path: string, address: string, body?: string): Promise<Answer> {
  const started = performance.now();
  const headers = { ...form, "X-Forwarded-For": address };
  const method = body ? "POST" : "GET";
  return new Promise((resolve, reject) => {
    request(site.origin + path, { agent, method, headers }, (response) => {
      const { statusCode: status = 0 } = response;
      response.resume().on("end", () => resolve({ status, time: performance.now() - started }));
    })
      .on("error", reject)
      .end(body);
  });
}

it.each(Object.entries(attacks))(
  "150 connections of one client that asks for %s delay no other client",
  async (_, { path, ...options }) => {
    await send("/about", "192.0.2.1");
    // In a thread of its own, which does not delay the times that are measured here.
    await using attack = new Worker(attacker, {
      eval: true,
      workerData: { origin: site.origin, ...options, path },
    });
    await once(attack, "message");
    const until = performance.now() + duration;
    const pages: Answer[] = [];
    const forms: Answer[] = [];
    for (let count = 0; performance.now() < until; count++) {
      pages.push(await send("/about", "192.0.2.1"));
      if (count % 10 === 0) {
        forms.push(await send("/contact", `2001:db8:${randomUUID().slice(0, 4)}::1`, valid()));
      }
      await sleep(20);
    }
    attack.postMessage("end");
    const [attacked] = await once(attack, "message");
    const page = summarize(pages);
    const form = summarize(forms);
    console.log(path, JSON.stringify({ page, form, attacked }));
    expect([page.statuses, form.statuses]).toEqual([[200], [303]]);
    // The figures are what counts; these bounds, which a busy machine holds, tell a queue of seconds from none.
    expect(page.p99).toBeLessThan(1_500);
    expect(form.max).toBeLessThan(4_000);
  },
  60_000,
);

/** Times are in milliseconds. */
function summarize(answers: readonly Answer[]) {
  const times = answers.map(({ time }) => time).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return { count: times.length, statuses, p50: at(0.5), p99: at(0.99), max: at(1) };
}
