import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type AssistantMock,
  begin as beginStream,
  end,
  sendText,
  startAssistantMock,
} from "../support/assistant-mock.ts";
import { startProcess } from "../support/site-process.ts";

/** Stored pages, rendered pages, a missing one and a file. */
const paths = ["/", "/zh/features", "/search?q=API", "/zh/blog?page=2", "/nope", "/favicon.svg"];
const slow = "/preview-chat/answer?q=Which+of+the+three+models+should+I+choose%3F";

/** Answers in pieces, as a model does. */
let mock: AssistantMock;
beforeAll(async () => {
  mock = await startAssistantMock();
  mock.respond = async (response) => {
    beginStream(response);
    sendText(response, "The answer begins.\n\n");
    await sleep(1_500);
    sendText(response, "It ends.");
    end(response);
  };
});
afterAll(() => mock[Symbol.asyncDispose]());

const startSite: typeof startProcess = (variables, options) =>
  startProcess({ ...mock.environment, ...variables }, options);

/** Sends a request, and reads the complete answer. */
function ask(port: number, path: string, agent?: Agent) {
  return new Promise<{ status: number; headers: IncomingMessage["headers"] }>((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, ...(agent && { agent }) }, (response) => {
      response.resume().on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    });
    request.on("error", reject);
  });
}

/** Sends a request, and resolves when the answer has begun; `ended` resolves with how it ends. */
function begin(port: number, path: string) {
  return new Promise<{ ended: Promise<string> }>((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path }, (response) => {
      const ended = new Promise<string>((resolve) => {
        response.on("end", () => resolve("ended"));
        response.on("error", ({ code = "" }: NodeJS.ErrnoException) => resolve(code));
      });
      response.resume();
      resolve({ ended });
    });
    request.on("error", reject);
  });
}

const isReady = (port: number) =>
  ask(port, "/readyz").then(
    ({ status }) => status === 200,
    () => false,
  );

/** Asks a server repeatedly whether it is ready, as load balancers do. */
async function watch(port: number, tell: (ready: boolean) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    tell(await isReady(port));
    await sleep(50);
  }
}

/** Lets visitors request one page after the other while `more` is true, and collects the results. */
function visit(more: () => boolean, next: (path: string) => Promise<number>) {
  const statuses: (number | string)[] = [];
  async function visitor(_: unknown, at: number) {
    for (let page = at; more(); page++) {
      const path = paths[page % paths.length] ?? "/";
      statuses.push(await next(path).catch(({ message }: Error) => `${path}: ${message}`));
    }
  }
  return { statuses, ended: Promise.all(Array.from({ length: 8 }, visitor)) };
}

const isFailure = (status: number | string) => typeof status === "string" || status >= 500;

it("the stopping site answers every request and ends within ten seconds", async () => {
  // Long enough for a load balancer on a busy machine to notice it.
  await using site = await startSite({ SHUTDOWN_DELAY: "2", RATE_LIMIT_DISABLED: "1" });
  await site.ready();
  const { port } = site;
  const agent = new Agent({ keepAlive: true });
  let ready = true;
  const done = new AbortController();
  const watching = watch(port, (is) => (ready = is), done.signal);
  const { statuses, ended } = visit(
    () => ready,
    async (path) => (await ask(port, path, agent)).status,
  );
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(100);
  const long = Promise.all(Array.from({ length: 5 }, () => ask(port, slow)));
  await sleep(200);
  const signalled = performance.now();
  process.kill(site.pid, "SIGTERM");

  const [answers] = await Promise.all([long, ended]);
  expect(statuses.filter(isFailure)).toEqual([]);
  for (const { status } of answers) expect(status).toBe(200);
  done.abort();
  await watching;
  expect(await site.exited).toEqual({ code: 0, signal: null });
  expect(performance.now() - signalled).toBeLessThan(10_000);
  agent.destroy();
});

it("the stopping site is unready at once, answers for the delay, and closes connections", async () => {
  await using site = await startSite({ SHUTDOWN_DELAY: "2" });
  await site.ready();
  const agent = new Agent({ keepAlive: true });
  expect((await ask(site.port, "/", agent)).headers.connection).not.toBe("close");
  process.kill(site.pid, "SIGTERM");
  await expect.poll(async () => (await ask(site.port, "/readyz")).status).toBe(503);
  const { status, headers } = await ask(site.port, "/features", agent);
  expect([status, headers.connection]).toEqual([200, "close"]);
  expect((await ask(site.port, "/healthz")).status).toBe(200);
  expect((await site.exited).code).toBe(0);
});

it("SIGINT, as of Ctrl-C, stops the site without the delay", async () => {
  await using site = await startSite({ SHUTDOWN_DELAY: "60" });
  await site.ready();
  const long = await begin(site.port, slow);
  process.kill(site.pid, "SIGINT");
  expect(await long.ended).toBe("ended");
  expect(await site.exited).toEqual({ code: 0, signal: null });
});

it("the stopping site does not wait for idle connections", async () => {
  await using site = await startSite({ SHUTDOWN_DELAY: "0" });
  await site.ready();
  const agent = new Agent({ keepAlive: true });
  const answer = ask(site.port, slow, agent);
  await sleep(300);
  process.kill(site.pid, "SIGTERM");
  const { status, headers } = await answer;
  // The answer began before the signal, so it does not close its connection.
  expect([status, headers.connection]).toEqual([200, "keep-alive"]);
  const answered = performance.now();
  await site.exited;
  expect(performance.now() - answered).toBeLessThan(2_000);
  agent.destroy();
});

it("Ctrl-C through npm stops the site once, though npm passes the signal on", async () => {
  await using site = await startSite({}, { npm: true });
  await site.ready();
  const answer = ask(site.port, slow);
  await sleep(300);
  for (const _ of ["from the terminal", "from npm"]) {
    process.kill(-site.pid, "SIGINT");
    await sleep(100);
  }
  expect((await answer).status).toBe(200);
  await site.exited;
  expect(await isReady(site.port)).toBe(false);
});
