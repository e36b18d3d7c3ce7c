import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { createErrorPages } from "#app/http/middleware/error-page.ts";
import { createRateLimits } from "#app/http/middleware/rate-limit.ts";
import { serve } from "../../support/serve.ts";
import { zhCopy, zhPrefix } from "../../support/tested-locales.ts";

async function start(rateLimits: boolean) {
  const app = express();
  // The address of the client is the last one in X-Forwarded-For.
  app.set("trust proxy", 1);
  const refuseAboveLimit = createRateLimits(
    { rateLimits },
    createErrorPages({ siteUrl: "http://a" }),
  );
  app.use(async (request, response) => {
    if (!(await refuseAboveLimit(request, response))) response.send("ok");
  });
  const server = await serve(app);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return (path: string, client = "192.0.2.1", accept = "*/*") =>
    fetch(server.url + path, {
      headers: { "X-Forwarded-For": client, Accept: accept },
    });
}

/** Counts the requests that are answered with 200. */
async function countAnswered(request: () => Promise<Response>, times: number) {
  const statuses = await Promise.all(
    Array.from({ length: times }, async () => (await request()).status),
  );
  return statuses.filter((status) => status === 200).length;
}

it("the rate limit counts a client's searches in all languages and formats together", async () => {
  const get = await start(true);
  expect(await countAnswered(() => get("/search.json?q=a"), 60)).toBe(60);
  expect(await countAnswered(() => get(`${zhPrefix}/search?q=a`), 100)).toBe(60);
  expect((await get("/search.data?q=a")).status).toBe(429);
  expect((await get("/search.json?q=a", "192.0.2.2")).status).toBe(200);
});

it("the chat's answers have a rate limit apart from that of searches", async () => {
  const get = await start(true);
  expect(await countAnswered(() => get("/preview-chat/answer?q=a"), 40)).toBe(30);
  expect((await get("/preview-chat?q=a")).status).toBe(429);
  expect((await get(`${zhPrefix}/preview-chat.data?q=a`)).status).toBe(429);
  expect((await get("/search.json?q=a")).status).toBe(200);
});

it("the rate limit counts an IPv6 network as one client", async () => {
  const get = await start(true);
  let host = 0;
  const next = () => get("/preview-chat/answer?q=a", `2001:db8::${(host++).toString(16)}`);
  expect(await countAnswered(next, 40)).toBe(30);
});

it("the rate limit counts the networks of an IPv6 customer together, at four times as many", async () => {
  const get = await start(true);
  let subnet = 0;
  const next = () => get("/preview-chat/answer?q=a", `2001:db8:0:${(subnet++).toString(16)}::1`);
  expect(await countAnswered(next, 200)).toBe(120);
  subnet = 256;
  expect((await next()).status).toBe(200);
});

it("a client above the rate limit gets 429 with Retry-After", async () => {
  const get = await start(true);
  await countAnswered(() => get("/search.json?q=a"), 120);
  const refused = await get("/search.json?q=a", "192.0.2.1", "application/json");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.text()).toBe("Too Many Requests\n");

  const page = await get(`${zhPrefix}/search?q=a`, "192.0.2.1", "text/html,*/*;q=0.8");
  expect(page.status).toBe(429);
  expect(await page.text()).toContain(zhCopy.staticPages.pages[429].title);
});

it("all other pages rendered on request share one rate limit, and limits can be turned off", async () => {
  const get = await start(true);
  const paths = ["/blog?q=a", `${zhPrefix}/contact`, "/blog/nope", "/nope"];
  let count = 0;
  expect(await countAnswered(() => get(paths[count++ % 4] ?? ""), 130)).toBe(120);
  expect((await get("/search?q=a")).status).toBe(200);
  const free = await start(false);
  expect(await countAnswered(() => free("/search.json?q=a"), 200)).toBe(200);
});
