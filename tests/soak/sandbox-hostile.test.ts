import { Agent } from "node:http";
import type { ValidateFunction } from "ajv";
import fc from "fast-check";
import { expect, it } from "vitest";
import { listOperations } from "#app/api/operations.ts";
import { apiReference } from "#app/api/reference.server.ts";
import { findBody } from "#app/api/samples.ts";
import { testKeys } from "#app/api/sandbox/test-keys.ts";
import type { Schema } from "#app/api/types.ts";
import { createAjv, removeMappings } from "#app/api/validators.ts";
import { siteUrl, startSite } from "../support/site.ts";
import { zh } from "../support/tested-locales.ts";

const { document } = apiReference(zh, siteUrl);
const entries = listOperations(document.paths);
const ajv = createAjv();
const validators = new Map<string, ValidateFunction>();

/** Finds what is wrong with a response, by the document. */
function findErrors(entry: (typeof entries)[number], status: number, type: string, body: string) {
  const { operationId, responses } = entry.operation;
  const media = responses[String(status)]?.content?.[type.split(";")[0] ?? ""];
  if (!media?.schema) return `${operationId} has no ${status} as ${type}`;
  const key = `${operationId} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(removeMappings(media.schema));
  validators.set(key, validate);
  return validate(JSON.parse(body)) ? undefined : JSON.stringify(validate.errors);
}

/** Creates values by a schema, most of them valid. */
function createValue(schema: Schema = {}): fc.Arbitrary<unknown> {
  const { type, enum: values, oneOf, properties, items, required = [] } = schema;
  const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("__proto__", "", -1, 1e308));
  const right = (): fc.Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (values) return fc.constantFrom(...values);
    if (oneOf) return fc.oneof(...oneOf.map(createValue));
    if (properties) {
      const fields: Record<string, fc.Arbitrary<unknown>> = {};
      for (const [name, part] of Object.entries(properties)) fields[name] = createValue(part);
      return fc.record(fields, { requiredKeys: required });
    }
    if (items) return fc.array(createValue(items), { maxLength: 3 });
    if (type === "integer")
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 99 });
    if (type === "number") return fc.double({ min: 0.01, max: 99, noNaN: true });
    if (type === "boolean") return fc.boolean();
    if (schema.format === "uri") return fc.constant("https://example.org/x");
    if (type === "object") return fc.dictionary(fc.string({ maxLength: 8 }), fc.string());
    return fc.string({ minLength: schema.minLength ?? 0, maxLength: 30 });
  };
  return fc.oneof({ weight: 40, arbitrary: right() }, { weight: 1, arbitrary: odd });
}

const ids = [
  "std_5Tn8wQe2KyCs7PjD",
  "conv_x",
  "__proto__",
  "%",
  "%ff",
  "%00",
  "曦和",
  "a".repeat(3_000),
];

const request = fc.constantFrom(...entries).chain((entry) => {
  const { operation, key, method } = entry;
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const sample = findBody(operation.requestBody?.content);
  return fc.record({
    entry: fc.constant(entry),
    path: fc.constantFrom(...ids).map((id) => key.replace(/\{.*?\}/, () => id)),
    id: fc.constantFrom("known", "known", "other"),
    method: fc.constantFrom(method, method, method, method, "put", "head"),
    query: fc.constantFrom("", "?lang=zh", "?limit=2", "?limit=x", "?after=__proto__"),
    key: fc.constantFrom(testKeys.plain, testKeys.plain, testKeys.plain, testKeys.plain, "x"),
    headers: fc.constantFrom({}, {}, { "Idempotency-Key": "a" }, { "Idempotency-Key": "" }),
    body: fc.oneof(
      { weight: 6, arbitrary: createValue(schema).map((json) => JSON.stringify(json) ?? "") },
      { weight: 2, arbitrary: fc.constant(sample === undefined ? "" : JSON.stringify(sample)) },
      { weight: 1, arbitrary: fc.constantFrom("", "{", "[".repeat(9_000)) },
    ),
  });
});

it("every response of the sandbox is as the document describes it, and none is a server error", async () => {
  const counts: Record<string, number> = {};
  const known = new Map<string, string>();
  // A database limits the rows of a client, so each site gets a part of the requests.
  for (let part = 0; part < 20; part++) {
    await using site = await startSite({ RATE_LIMIT_DISABLED: "1", TRUST_PROXY: "1" });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const requests = fc.sample(request, { seed: part, numRuns: 500 });
    for (const [
      index,
      { entry, path, id, method, query, key, headers, body },
    ] of requests.entries()) {
      const prefix = entry.key.split("{")[0] ?? "";
      const target = id === "known" && entry.key.includes("{") && known.get(prefix);
      const url = target ? entry.key.replace(/.*\}/, target) : encodeURI(path).replace(/%25/g, "%");
      const {
        status,
        headers: received,
        body: text,
      } = await site.get(`/sandbox${url}${query}`, {
        agent,
        method: method.toUpperCase(),
        headers: {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          "X-Forwarded-For": `203.0.113.${index % 4}`,
          ...headers,
        },
        ...(method !== "get" && method !== "head" && body && { body }),
      });
      const what = `${method} ${url} ${body} → ${status} ${text}`;
      expect(status, what).toBeLessThan(500);
      counts[status] = (counts[status] ?? 0) + 1;
      if (typeof received.location === "string")
        known.set(prefix.replace(/\/?$/, "/"), received.location.replace("/sandbox", ""));
      const type = String(received["content-type"]);
      if (method !== entry.method || type.startsWith("text/event-stream")) continue;
      expect(findErrors(entry, status, type, text), what).toBeUndefined();
    }
  }
  console.log(counts);
  for (const status of [200, 201, 202, 400, 401, 404, 405, 409]) {
    expect(counts[status], String(status)).toBeGreaterThan(50);
  }
}, 600_000);
