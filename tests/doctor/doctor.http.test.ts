import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Finding } from "#app/doctor/check.ts";
import { checks, examine } from "#app/doctor/doctor.ts";
import { createSite, type Site } from "#app/doctor/site.ts";
import { freePort } from "../support/free-port.ts";
import { siteUrl, startSite, type TestSite } from "../support/site.ts";

const metricsToken = "doctor-metrics-token";
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1", METRICS_TOKEN: metricsToken });
});
afterAll(() => site[Symbol.asyncDispose]());

interface Exchange {
  readonly url: URL;
  /** The headers that go to the site. */
  readonly headers: Headers;
  readonly method: string;
}

/** What a proxy does wrong. */
interface Fault {
  /** Answers in place of the site, or changes the request. */
  onRequest?: (exchange: Exchange) => Response | undefined;
  onResponse?: (response: Response, exchange: Exchange) => Response | Promise<Response>;
}

/** The site behind a proxy for https://site.example that ends TLS and redirects to it. */
function behindProxy(
  { onRequest, onResponse }: Fault = {},
  token: string | undefined = metricsToken,
) {
  return createSite(siteUrl, token, async (input, init = {}) => {
    const url = new URL(String(input));
    const headers = new Headers(init.headers);
    const exchange = { url, headers, method: init.method ?? "GET" };
    const own = onRequest?.(exchange);
    if (own) return own;
    if (url.protocol === "http:") return answer(301, { Location: siteUrl + url.pathname });
    // What clients claim is dropped, as the README's nginx does.
    if (!headers.has("X-Passed-On")) headers.set("X-Forwarded-For", "192.0.2.1");
    const response = await fetch(site.origin + url.pathname + url.search, { ...init, headers });
    return onResponse?.(response, exchange) ?? response;
  });
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

/** A response with another value of a header; without it if there is none. */
function withHeader(response: Response, name: string, value?: string): Response {
  const headers = new Headers(response.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

it("a site behind a good proxy is healthy in every check", async () => {
  const found: Finding[] = [];
  for await (const finding of examine(behindProxy())) found.push(finding);
  expect(found.filter(({ level }) => level !== "ok")).toEqual([]);
  expect(found).toHaveLength(checks.length);
});

const onPage = (change: (response: Response) => Response | Promise<Response>): Fault => ({
  onResponse: (response, { url }) => (url.pathname === "/features" ? change(response) : response),
});

describe("a fault is found by its check", () => {
  const faults: Record<string, [check: string, level: "failure" | "warning", Fault]> = {
    "a process that stops": [
      "ready",
      "failure",
      { onRequest: ({ url }) => (url.href.endsWith("/readyz") ? answer(503) : undefined) },
    ],
    "a database that is away": [
      "store",
      "failure",
      { onRequest: ({ url }) => (url.search === "?store" ? answer(503) : undefined) },
    ],
    "two releases at once": [
      "release",
      "warning",
      {
        onResponse: (response, { url }) =>
          url.pathname === "/version"
            ? Response.json({ build: Math.random().toString() })
            : response,
      },
    ],
    "a clock that is late": [
      "clock",
      "failure",
      { onResponse: (response) => withHeader(response, "Date", "Sun, 01 Nov 2026 00:00:00 GMT") },
    ],
    "a redirect to the address behind the proxy": [
      "redirects",
      "failure",
      {
        onResponse: (response) =>
          response.headers.has("Location")
            ? withHeader(response, "Location", `${site.origin}/features`)
            : response,
      },
    ],
    "plain http without a redirect": [
      "https",
      "failure",
      { onRequest: ({ url }) => (url.protocol === "http:" ? new Response("page") : undefined) },
    ],
    "no answer to plain http": [
      "https",
      "warning",
      {
        onRequest: ({ url }) => {
          if (url.protocol === "http:") throw new TypeError("fetch failed");
          return undefined;
        },
      },
    ],
    "a security header that is set twice": [
      "headers",
      "failure",
      onPage((response) => withHeader(response, "X-Content-Type-Options", "nosniff, nosniff")),
    ],
    "no Strict-Transport-Security": [
      "headers",
      "failure",
      onPage((response) => withHeader(response, "Strict-Transport-Security")),
    ],
    "a script that the proxy injects": [
      "policy",
      "failure",
      onPage(async (response) => {
        const html = (await response.text()).replace("</body>", "<script>track()</script></body>");
        return new Response(html, response);
      }),
    ],
    "compression that is lost": [
      "compression",
      "warning",
      { onResponse: (response) => withHeader(response, "Content-Encoding") },
    ],
    "an ETag that is lost": [
      "caching",
      "failure",
      onPage((response) => withHeader(response, "ETag")),
    ],
    "a cache that never asks again": [
      "caching",
      "failure",
      {
        onRequest: ({ headers }) => {
          headers.delete("If-None-Match");
          return undefined;
        },
      },
    ],
    "pages that browsers keep": [
      "caching",
      "failure",
      onPage((response) => withHeader(response, "Cache-Control", "public, max-age=3600")),
    ],
    "Chinese paths that lead to English": [
      "languages",
      "failure",
      {
        onRequest: ({ url }) => {
          url.pathname = url.pathname.replace(/^\/zh/, "") || "/";
          return undefined;
        },
      },
    ],
    "a missing page that is a 200": [
      "not found",
      "failure",
      {
        onResponse: (response) =>
          response.status === 404 ? new Response(response.body, { status: 200 }) : response,
      },
    ],
    "assets of another release": [
      "assets",
      "failure",
      {
        onRequest: ({ url }) =>
          url.pathname.startsWith("/assets/root-")
            ? answer(404, { "Cache-Control": "no-store" })
            : undefined,
      },
    ],
    "forms that don't get through": [
      "forms",
      "failure",
      { onRequest: ({ method }) => (method === "POST" ? answer(403) : undefined) },
    ],
    "an address that clients choose": [
      "clients",
      "failure",
      {
        onRequest: ({ headers }) => {
          headers.set("X-Passed-On", "yes");
          return undefined;
        },
      },
    ],
    "a chat application that can't be shown": [
      "chat",
      "failure",
      {
        onRequest: ({ url }) =>
          url.pathname === "/chat-status" ? Response.json({ reachable: false }) : undefined,
      },
    ],
  };

  it.each(Object.entries(faults))("%s", async (_, [name, level, fault]) => {
    expect((await check(name, behindProxy(fault))).level).toBe(level);
  });

  it("SITE_URL of another origin", async () => {
    const found = await check("origin", { ...behindProxy(), origin: "https://www.site.example" });
    expect(found).toEqual({
      level: "failure",
      text: `the canonical link of /features is ${siteUrl}/features: set SITE_URL=https://www.site.example`,
    });
  });
});

describe("mail", () => {
  const outbox = (dead: number, oldest: number): Fault => ({
    onRequest: ({ url }) =>
      url.pathname === "/metrics"
        ? new Response(
            `site_outbox_messages{channel="mail",state="dead"} ${dead}\nsite_outbox_oldest_seconds{channel="mail"} ${oldest}\n`,
          )
        : undefined,
  });

  it.each([
    ["is given up", outbox(2, 0), "2 given up"],
    ["waits for long", outbox(0, 3_600), "waits for 60 min"],
    [
      "can't be counted",
      { onRequest: () => new Response("site_store_up 0\n") },
      "the outbox can't be read",
    ],
  ])("mail that %s is a failure", async (_, fault, text) => {
    const found = await check("mail", behindProxy(fault));
    expect(found).toMatchObject({ level: "failure", text: expect.stringContaining(text) });
  });

  it("metrics that need a token are a warning", async () => {
    const found = await check("mail", behindProxy({}, "another-metrics-token"));
    expect(found).toMatchObject({ level: "warning", text: expect.stringContaining("401") });
  });

  it("metrics that everybody can read are a failure", async () => {
    const fault = { onRequest: () => new Response("site_store_up 1\n") };
    const found = await check("mail", { ...behindProxy(fault), metricsToken: undefined });
    expect(found).toMatchObject({ level: "failure", text: expect.stringMatching(/^everybody/) });
  });
});

describe("npm run doctor", () => {
  const doctor = promisify(execFile);

  it("prints a line for each check, and exits with 1 after a failure", async () => {
    const run = doctor(process.execPath, ["app/doctor/cli.ts", site.origin]);
    const { code, stdout } = await run.catch((error) => error);
    expect(code).toBe(1);
    expect(stdout.trim().split("\n")).toHaveLength(checks.length);
    expect(stdout).toMatch(/^failure {2}origin {7}the canonical link .* set SITE_URL=/m);
  });

  it("says that nobody answers, and asks no more", async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const run = doctor(process.execPath, ["app/doctor/cli.ts", origin]);
    expect(await run.catch((error) => error)).toMatchObject({
      code: 1,
      stdout: `failure  connection   ${origin}: ECONNREFUSED\n`,
    });
  });

  it.each([
    [[]],
    [["example.com"]],
    [["https://a.example/path"]],
    [["https://a.example", "--what"]],
  ])("refuses the arguments %j with its usage", async (args) => {
    const run = doctor(process.execPath, ["app/doctor/cli.ts", ...args]);
    expect(await run.catch((error) => error)).toMatchObject({
      code: 64,
      stderr: expect.stringMatching(/^Usage: /),
    });
  });
});

/** What a check finds. */
async function check(name: string, asked: Site): Promise<Finding> {
  const found = checks.find((check) => check.name === name);
  if (!found) throw new Error(`There is no check ${name}.`);
  return found.run(asked);
}
