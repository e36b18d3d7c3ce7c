import { Agent } from "node:http";
import fc from "fast-check";
import { expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operations } from "#app/api-reference/operations.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import { startSite } from "../support/site.ts";

const paths = operations(apiDocument("en").paths).map(({ key }) => key);
const words = [
  ...["__proto__", "constructor", "toString", "%", "%ff", "%00", "..", "%2e%2e", "%2F", "", "曦和"],
  ...[
    "sandbox-study-zzzzzzz-0",
    "sandbox-study-000000-0",
    "sandbox-study--1-x",
    "{id}",
    "a".repeat(3_000),
  ],
];

const word = fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary" }));
const documentedPath = fc
  .tuple(fc.constantFrom(...paths), word)
  .map(([path, id]) => path.replace("{id}", () => encodeURI(id.toWellFormed())));
const path = fc.oneof(
  { weight: 4, arbitrary: documentedPath },
  fc
    .array(word, { maxLength: 6 })
    .map((parts) => `/${parts.map((part) => encodeURI(part.toWellFormed())).join("/")}`),
);
const value = fc.oneof({ maxDepth: 3 }, word, fc.jsonValue({ maxDepth: 4 }), fc.double());
const study = fc.record(
  {
    study_type: fc.oneof(fc.constant("light_therapy_trial"), value),
    parameters: fc.oneof(
      fc.dictionary(
        fc.constantFrom("sample_size", "duration_weeks", "primary_outcome", "__proto__"),
        value,
      ),
      value,
    ),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(study, value).map((json) => JSON.stringify(json) ?? "") },
  { weight: 1, arbitrary: fc.constant("") },
  {
    weight: 1,
    arbitrary: fc.nat(9_000).map((depth) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);
const request = fc.record({
  path,
  body,
  method: fc.constantFrom(
    "GET",
    "POST",
    "POST",
    "POST",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PROPFIND",
  ),
  query: fc.constantFrom("", "", "?lang=zh", "?lang[]=zh", "?lang=__proto__"),
  key: fc.constantFrom(testKeys.plain, testKeys.plain, testKeys.plain, "__proto__", ""),
  type: fc.constantFrom(
    "application/json",
    "application/json",
    "application/json; charset=x",
    "text/plain",
    "/",
  ),
});

it("no request makes the sandbox fail", async () => {
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const requests = fc.sample(request, { seed: 1, numRuns: 5_000 });
  const answers = requests.map(async ({ path, method, query, key, type, body }) => {
    const { status } = await site.get(`/sandbox${path}${query}`, {
      agent,
      method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": type, "Accept-Language": "zh" },
      ...(method !== "GET" && method !== "HEAD" && { body }),
    });
    expect(status, `${method} ${path} ${body}`).toBeLessThan(500);
    return status;
  });
  const counts = Object.groupBy(await Promise.all(answers), String);
  // Many are taken, and many refused for their bodies.
  for (const status of [200, 400, 401, 404, 405]) {
    expect(counts[status]?.length, String(status)).toBeGreaterThan(100);
  }
});
