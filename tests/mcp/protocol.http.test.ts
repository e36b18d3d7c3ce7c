import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loggedSite } from "../support/logged-site.ts";
import { siteUrl, startSite, type TestSite } from "../support/site.ts";
import { modernHeaders, modernRequest, post } from "./post.ts";

const environment = { RATE_LIMIT_DISABLED: "1" };
const { site, text: logged } = loggedSite(environment);

const discover = modernRequest("server/discover");
const search = modernRequest("tools/call", { name: "search", arguments: { query: "SDK" } });

function legacyRequest(method: string, params: object = {}) {
  return { jsonrpc: "2.0", id: 1, method, params };
}

async function errorOf(body: unknown, headers: Record<string, string> = {}) {
  const answer = await post(site(), body, headers);
  return [answer.status, JSON.parse(answer.body).error?.code];
}

it("server/discover names the versions, the server and how long the answer holds", async () => {
  const answer = await post(site(), discover, modernHeaders("server/discover"));
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(JSON.parse(answer.body)).toMatchObject({
    id: 1,
    result: {
      resultType: "complete",
      // The others are agreed on by initialize.
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
  const answer = await post(site(), legacyRequest("initialize", { protocolVersion, ...client }));
  expect(JSON.parse(answer.body).result.protocolVersion).toBe(agreed);
  expect(answer.headers["mcp-session-id"]).toBeUndefined();
});

it("a notification is accepted without a body", async () => {
  const answer = await post(site(), { jsonrpc: "2.0", method: "notifications/initialized" });
  expect([answer.status, answer.body]).toEqual([202, ""]);
});

describe("a request is refused", () => {
  it.each([
    ["not JSON", "{", -32700],
    ["a batch", [discover, discover], -32600],
    ["an empty batch", [], -32600],
    ["null", "null", -32600],
    ["an ID of null", { ...discover, id: null }, -32600],
    ["an ID that is no integer", `{"jsonrpc":"2.0","id":1e999,"method":"ping"}`, -32600],
    ["another JSON-RPC", { ...discover, jsonrpc: "1.0" }, -32600],
  ])("that is %s", async (_, body, code) => {
    expect(await errorOf(body, modernHeaders("server/discover"))).toEqual([400, code]);
  });

  it("whose headers say something else than its body", async () => {
    const headers = modernHeaders("tools/call", "search");
    expect((await post(site(), search, headers)).status).toBe(200);
    for (const [name, value] of [
      ["MCP-Protocol-Version", "2025-11-25"],
      ["Mcp-Method", "tools/list"],
      ["Mcp-Name", "fetch"],
    ] as const) {
      expect(await errorOf(search, { ...headers, [name]: value })).toEqual([400, -32020]);
    }
    for (const name of Object.keys(headers)) {
      const { [name]: _, ...rest } = headers;
      expect(await errorOf(search, rest), name).toEqual([400, -32020]);
    }
    const encoded = `=?base64?${Buffer.from("search").toString("base64")}?=`;
    expect((await post(site(), search, { ...headers, "Mcp-Name": encoded })).status).toBe(200);
  });

  it("of a version that the server doesn't know, with those that it does", async () => {
    const version = "1900-01-01";
    const { params, ...rest } = discover;
    const meta = { ...params._meta, "io.modelcontextprotocol/protocolVersion": version };
    const body = { ...rest, params: { _meta: meta } };
    const headers = { ...modernHeaders("server/discover"), "MCP-Protocol-Version": version };
    const answer = await post(site(), body, headers);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).error).toMatchObject({
      code: -32022,
      data: { supported: ["2026-07-28"], requested: version },
    });
    const old = await post(site(), legacyRequest("tools/list"), {
      "MCP-Protocol-Version": version,
    });
    expect(old.status).toBe(400);
  });

  it("of the stateless revision without its metadata", async () => {
    const headers = modernHeaders("tools/list");
    expect(await errorOf(legacyRequest("tools/list"), headers)).toEqual([400, -32602]);
  });

  it("for a method or a tool that doesn't exist", async () => {
    const method = "resources/list";
    expect(await errorOf(modernRequest(method), modernHeaders(method))).toEqual([404, -32601]);
    const old = { "MCP-Protocol-Version": "2025-11-25" };
    expect(await errorOf(legacyRequest(method), old)).toEqual([200, -32601]);
    for (const name of ["__proto__", "nope"]) {
      const call = legacyRequest("tools/call", { name });
      expect(await errorOf(call, old)).toEqual([200, -32602]);
    }
  });
});

it.each(["GET", "HEAD", "DELETE", "PUT"])("%s is not allowed", async (method) => {
  const { status, headers } = await site().get("/mcp", { method });
  expect([status, headers.allow]).toEqual([405, "POST, OPTIONS"]);
});

it("a page of another site, or of a name that points here, can't use the endpoint", async () => {
  const own = { ...modernHeaders("server/discover") };
  for (const origin of ["https://evil.example", "null", "http://localhost"]) {
    // With DNS rebinding, `Host` is the attacker's, too.
    const host = URL.parse(origin)?.host ?? "evil.example";
    expect((await post(site(), discover, { ...own, Host: host, Origin: origin })).status).toBe(403);
  }
  expect((await post(site(), discover, { ...own, Origin: siteUrl })).status).toBe(200);
});

it("only JSON of a bounded size is read", async () => {
  expect((await post(site(), discover, { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await post(site(), discover, { "Content-Encoding": "gzip" })).status).toBe(415);
  expect((await post(site(), `"${"a".repeat(16_384)}"`)).status).toBe(413);
  expect((await post(site(), "[".repeat(16_000))).status).toBe(400);
});

it("the log has the route, and nothing of the request", async () => {
  const body = modernRequest("tools/call", { name: "search", arguments: { query: "secret 4711" } });
  expect((await post(site(), body, modernHeaders("tools/call", "search"))).status).toBe(200);
  await expect.poll(logged).toContain('"route":"/mcp"');
  expect(logged()).not.toMatch(/4711|tools\/call/);
});

describe("the rate limit", () => {
  let limited: TestSite;
  beforeAll(async () => {
    limited = await startSite();
  });
  afterAll(() => limited[Symbol.asyncDispose]());

  it("a client gets 429 after 120 requests in a minute", async () => {
    const ping = { jsonrpc: "2.0", method: "notifications/initialized" };
    const answers = [];
    for (let count = 0; count < 121; count++) answers.push((await post(limited, ping)).status);
    expect(answers.filter((status) => status !== 202)).toEqual([429]);
    expect((await post(limited, ping)).headers["retry-after"]).toMatch(/^\d+$/);
  });
});
