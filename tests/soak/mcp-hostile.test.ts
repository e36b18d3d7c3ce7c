import fc from "fast-check";
import { expect, it } from "vitest";
import { modernHeaders, post } from "../search/mcp/post.ts";
import { startSite } from "../support/site.ts";

const methods = ["initialize", "ping", "server/discover", "tools/list", "tools/call", "toString"];
const tools = ["search", "fetch", "__proto__", "constructor"];
const words = [
  "速率限制",
  "/zh/../docs",
  "\ud800",
  "\u0000",
  "users",
  "zh",
  "a".repeat(501),
  "%",
  "{{",
];

const word = fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary" }));
const value = fc.oneof({ maxDepth: 2 }, word, fc.jsonValue({ maxDepth: 3 }), fc.double());
const input = fc.dictionary(fc.constantFrom("query", "locale", "id", "__proto__"), value);
const meta = fc.record(
  {
    "io.modelcontextprotocol/protocolVersion": fc.oneof(fc.constant("2026-07-28"), value),
    "io.modelcontextprotocol/clientCapabilities": fc.oneof(fc.constant({}), value),
  },
  { requiredKeys: [] },
);
const params = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...tools), value),
    arguments: fc.oneof(input, value),
    _meta: fc.oneof(meta, value),
    protocolVersion: value,
  },
  { requiredKeys: [] },
);
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, value),
    id: fc.oneof({ weight: 9, arbitrary: fc.integer() }, value),
    method: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...methods) }, word),
    params: fc.oneof({ weight: 9, arbitrary: params }, value),
  },
  { requiredKeys: [] },
);
/** Calls that get as far as the tools. */
const call = fc.tuple(fc.constantFrom(...tools.slice(0, 2)), input).map(([name, input]) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: input },
}));
const json = fc.oneof(message, call, value, fc.array(message, { maxLength: 3 })).map(
  // JSON.stringify writes no `undefined`, and a body has to be something.
  (body) => JSON.stringify(body) ?? "",
);
const body = fc.oneof(
  { weight: 6, arbitrary: json },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
  },
);

it("no body makes the endpoint fail", async () => {
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" });
  const bodies = fc.sample(body, { seed: 1, numRuns: 5_000 });
  const statuses = new Map<number, number>();
  for (const [index, sent] of bodies.entries()) {
    const headers =
      index % 2 > 0
        ? modernHeaders("tools/call", "search")
        : { "MCP-Protocol-Version": "2025-11-25" };
    const { status, body } = await post(site, sent, headers);
    expect(status, String(sent)).toBeLessThan(500);
    if (body) expect(() => JSON.parse(body), String(sent)).not.toThrow();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // Many are well-formed: the tools are called, too.
  expect(statuses.get(200)).toBeGreaterThan(500);
});
