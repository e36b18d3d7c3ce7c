import { execFile } from "node:child_process";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../support/serve.ts";
import { startSite, type TestSite } from "../support/site.ts";

const metricsToken = "doctor-metrics-token";
let site: TestSite;
/** The origin of a proxy in front of the site. */
let origin: string;
/** The fault of the proxy. */
let fault: Fault = {};

interface Fault {
  /** Answers in place of the site, or changes the request. */
  onRequest?: (incoming: IncomingMessage, response: ServerResponse) => void;
  /** Changes the response to a path. */
  onResponse?: (path: string, answer: IncomingMessage) => void;
  /** Adds something at the end of bodies. */
  append?: string;
}

const proxy = createServer((incoming, response) => {
  fault.onRequest?.(incoming, response);
  if (response.writableEnded) return;
  const { method, headers, url: path = "/" } = incoming;
  const sent = request(new URL(path, site.origin), { method, headers }, async (answer) => {
    fault.onResponse?.(path, answer);
    const body = Buffer.concat(await answer.toArray());
    delete answer.headers["content-length"];
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    response.end(fault.append && body.length > 0 ? body + fault.append : body);
  });
  incoming.pipe(sent);
});

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://site.test:${port}`;
  site = await startSite({
    SITE_URL: origin,
    TRUST_PROXY: "1",
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_DISABLED: "1",
  });
  proxy.listen(port, "127.0.0.1");
});
afterAll(async () => {
  proxy.close();
  await site[Symbol.asyncDispose]();
});

interface Run {
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function runDoctor(...args: string[]): Promise<Run> {
  const command = ["app/build/doctor.ts", ...args];
  return promisify(execFile)(process.execPath, command).catch((error: Run) => error);
}

/** Examines the site through the proxy. No DNS server knows the name `site.test`. */
const examine = (...args: string[]) =>
  runDoctor(origin, "--resolve", "127.0.0.1", "--metrics-token", metricsToken, ...args);

it("a site behind a good proxy passes every check, except that it has no TLS", async () => {
  const { code, stdout } = await examine("--insecure");
  const found = Array.from(stdout.matchAll(/^(\w+) +(\w+)/gm), ([, level, name]) => [name, level]);
  expect(code).toBeUndefined();
  expect(Object.fromEntries(found)).toEqual({
    ready: "ok",
    origin: "ok",
    redirects: "warning",
    headers: "ok",
    caching: "ok",
    assets: "ok",
    forms: "ok",
    mail: "ok",
  });
});

/** Changes the answers to a path. */
const alter = (prefix: string, change: (answer: IncomingMessage) => void): Fault => ({
  onResponse: (path, answer) => {
    if (path.startsWith(prefix)) change(answer);
  },
});

/** Answers requests for a path in place of the site. */
const respond = (prefix: string, status: number, body?: string): Fault => ({
  onRequest: ({ url }, response) => {
    if (url?.startsWith(prefix)) response.writeHead(status).end(body);
  },
});

describe("the doctor finds a fault", () => {
  it.each<[name: string, found: RegExp, Fault]>([
    ["a process that stops", /ready .*\/readyz answers 503/, respond("/readyz", 503)],
    ["a database that is away", /ready .*\?store answers 503/, respond("/readyz?store", 503)],
    [
      "Chinese paths that lead to English",
      /origin .*\/zh\/features is not in zh-/,
      {
        onRequest: (incoming) => {
          incoming.url = incoming.url?.replace(/^\/zh/, "") || "/";
        },
      },
    ],
    ["missing pages that are a 200", /origin .*missing page answers 200/, respond("/doctor-", 200)],
    [
      "a redirect to the address behind the proxy",
      /redirects .* answers 308 to http:\/\/10.0.0.1/,
      alter("/features/", ({ headers }) => {
        headers.location = "http://10.0.0.1/features";
      }),
    ],
    [
      "a security header that is set twice",
      /headers .*X-Content-Type-Options is changed/,
      alter("/features", ({ headers }) => {
        headers["x-content-type-options"] = "nosniff, nosniff";
      }),
    ],
    [
      "a policy of the proxy's own",
      /headers .*Content-Security-Policy is changed/,
      alter("/features", ({ headers }) => {
        headers["content-security-policy"] = "default-src 'self'";
      }),
    ],
    ["an injected script", /headers .*HTML is changed/, { append: "<script>track()</script>" }],
    [
      "an ETag that is lost",
      /caching .*200 to its own ETag/,
      alter("/features", ({ headers }) => {
        delete headers.etag;
      }),
    ],
    [
      "pages that browsers keep",
      /caching .*\/features: leave Cache-Control/,
      alter("/features", ({ headers }) => {
        headers["cache-control"] = "public, max-age=3600";
      }),
    ],
    ["assets of another release", /assets .*answers 404/, respond("/assets/root-", 404)],
    [
      "forms that don't get through",
      /forms .*answers 403/,
      {
        onRequest: ({ method }, response) => {
          if (method === "POST") response.writeHead(403).end();
        },
      },
    ],
    [
      "mail that is given up",
      /mail .*2 given up/,
      respond("/metrics", 200, 'site_outbox_messages{channel="mail",state="dead"} 2\n'),
    ],
    [
      "mail that waits",
      /mail .*waits for 3600 s/,
      respond("/metrics", 200, 'site_outbox_oldest_seconds{channel="mail"} 3600\n'),
    ],
  ])("the doctor finds %s, and exits with 1", async (_, found, presentFault) => {
    fault = presentFault;
    const { code, stdout } = await examine();
    expect(stdout).toMatch(new RegExp(`^failure +${found.source}`, "m"));
    expect(code).toBe(1);
  });
});

it("lost compression is a warning", async () => {
  fault = {
    onRequest: ({ headers }) => {
      delete headers["accept-encoding"];
    },
  };
  const { code, stdout } = await examine();
  expect(stdout).toMatch(/^warning +caching .*br of \/features is lost/m);
  expect(code).toBeUndefined();
});

it("a site that does not answer is a failure", async () => {
  const { code, stdout } = await runDoctor(`http://127.0.0.1:${await findFreePort()}`);
  expect(stdout).toMatch(/^failure +ready .*ECONNREFUSED/m);
  expect(code).toBe(1);
});

it.each([[[]], [["example.com"]], [["https://a.example/path"]], [["https://a.example", "--what"]]])(
  "the doctor refuses the arguments %j and prints its usage",
  async (args) => {
    const stderr = expect.stringMatching(/^Usage: /);
    expect(await runDoctor(...args)).toMatchObject({ code: 64, stderr });
  },
);
