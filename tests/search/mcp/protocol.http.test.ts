import { beforeEach, expect, it } from "vitest";
import { collectLog } from "../../support/collect-log.ts";
import { siteUrl, startSite, startTestSite } from "../../support/site.ts";
import { modernHeaders, modernRequest, post } from "./post.ts";

const environment = { RATE_LIMIT_DISABLED: "1" };
const { log, text: logged, clear } = collectLog();
const site = await startTestSite(environment, { log });
beforeEach(clear);

const discover = modernRequest("server/discover");
const search = modernRequest("tools/call", { name: "search", arguments: { query: "SDK" } });

function legacyRequest(method: string, params: object = {}) {
  return { jsonrpc: "2.0", id: 1, method, params };
}

async function readError(body: unknown, headers: Record<string, string> = {}) {
  const answer = await post(site, body, headers);
  return [answer.status, JSON.parse(answer.body).error?.code];
}

it("server/discover names the versions, the server and how long the answer is valid", async () => {
  const answer = await post(site, discover, modernHeaders("server/discover"));
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(JSON.parse(answer.body)).toMatchObject({
    id: 1,
    result: {
      resultType: "complete",
      // Clients negotiate the other versions by initialize.
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {} },
      cacheScope: "public",
      _meta: { "io.modelcontextprotocol/serverInfo": { websiteUrl: siteUrl } },
    },
  });
});

it.each([
  ["2025-06-18", "2025-06-18"],
  ["2025-11-25", "2025-11-25"],
  ["2024-11-05", "2025-11-25"],
])("initialize for %s agrees on %s, without a session", async (protocolVersion, agreed) => {
  const client = { capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
  const answer = await post(site, legacyRequest("initialize", { protocolVersion, ...client }));
  expect(JSON.parse(answer.body).result.protocolVersion).toBe(agreed);
  expect(answer.headers["mcp-session-id"]).toBeUndefined();
});

it("a notification is accepted without a body", async () => {
  const answer = await post(site, { jsonrpc: "2.0", method: "notifications/initialized" });
  expect([answer.status, answer.body]).toEqual([202, ""]);
});

it.each([
  ["not JSON", "{", -32700],
  ["a batch", [discover, discover], -32600],
  ["null", "null", -32600],
  ["another JSON-RPC", { ...discover, jsonrpc: "1.0" }, -32600],
])("a request that is %s is refused", async (_, body, code) => {
  expect(await readError(body, modernHeaders("server/discover"))).toEqual([400, code]);
});

it("a request whose headers contradict its body is refused", async () => {
  const headers = modernHeaders("tools/call", "search");
  expect((await post(site, search, headers)).status).toBe(200);
  for (const name of Object.keys(headers)) {
    expect(await readError(search, { ...headers, [name]: "2025-11-25" })).toEqual([400, -32020]);
  }
});

it.each(["GET", "HEAD", "DELETE", "PUT"])("%s is not allowed", async (method) => {
  const { status, headers } = await site.get("/mcp", { method });
  expect([status, headers.allow]).toEqual([405, "POST, OPTIONS"]);
});

it("a page of another site, or of another domain that resolves to this one, can't use the endpoint", async () => {
  const own = { ...modernHeaders("server/discover") };
  for (const origin of ["https://evil.example", "null", "http://localhost"]) {
    // With DNS rebinding, `Host` is the attacker's, too.
    const host = URL.parse(origin)?.host ?? "evil.example";
    expect((await post(site, discover, { ...own, Host: host, Origin: origin })).status).toBe(403);
  }
  expect((await post(site, discover, { ...own, Origin: siteUrl })).status).toBe(200);
});

it("only JSON of a bounded size is read", async () => {
  expect((await post(site, discover, { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await post(site, discover, { "Content-Encoding": "gzip" })).status).toBe(415);
  expect((await post(site, `"${"a".repeat(16_384)}"`)).status).toBe(413);
  expect((await post(site, "[".repeat(16_000))).status).toBe(400);
});

it("the log has the route, and nothing of the request", async () => {
  const body = modernRequest("tools/call", { name: "search", arguments: { query: "secret 4711" } });
  expect((await post(site, body, modernHeaders("tools/call", "search"))).status).toBe(200);
  await expect.poll(logged).toContain('"route":"/mcp"');
  expect(logged()).not.toMatch(/4711|tools\/call/);
});

it("a client gets 429 after 120 requests in a minute", async () => {
  await using limited = await startSite();
  const ping = { jsonrpc: "2.0", method: "notifications/initialized" };
  const answers = [];
  for (let count = 0; count < 121; count++) answers.push((await post(limited, ping)).status);
  expect(answers.filter((status) => status !== 202)).toEqual([429]);
  expect((await post(limited, ping)).headers["retry-after"]).toMatch(/^\d+$/);
});
