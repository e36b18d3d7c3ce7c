import { describe, expect, it } from "vitest";
import { getSuccess, listOperations } from "#app/api/operations.ts";
import { apiReference } from "#app/api/reference.server.ts";
import { findBody } from "#app/api/samples.ts";
import { errorKey, testKeys } from "#app/api/sandbox/test-keys.ts";
import { createAjv, removeMappings } from "#app/api/validators.ts";
import { sandbox } from "#app/content/sandbox.ts";
import { locales } from "#app/i18n/locales.ts";
import { siteUrl } from "../../support/site.ts";
import { newStore, start, startSandbox, studies, study } from "./call.ts";

const { document } = apiReference("en", siteUrl);
const entries = listOperations(document.paths);
const ajv = createAjv();

function findErrors(operationId: string, body: unknown): unknown {
  const operation = entries.find((entry) => entry.operation.operationId === operationId)?.operation;
  const schema = operation && Object.values(getSuccess(operation)[1].content ?? {})[0]?.schema;
  const validate = ajv.compile(removeMappings(schema ?? {}));
  return validate(body) ? undefined : validate.errors;
}

const messages = "/messages";
const greeting = { content: "Hello" };
const question = { content: "Which models are there?" };

describe.each(entries)("$operation.operationId", ({ key, method, operation }) => {
  const example = String(operation.parameters?.find((one) => one.in === "path")?.example ?? "");
  const target = `${method.toUpperCase()} ${key.replace(/\{.*?\}/, example)}`;
  const body = findBody(operation.requestBody?.content);

  it("the sample's call gets the documented response", async () => {
    const [status, { content }] = getSuccess(operation);
    const answer = await startSandbox()(target, { body });
    expect(answer.status).toBe(status);
    expect(findErrors(operation.operationId, answer.body)).toBeUndefined();
    if (example) expect(answer.body).toEqual(findBody(content));
  });

  it.each(Object.keys(operation.responses).filter((code) => /^[45]/.test(code)))(
    "the test key of an error gets %s",
    async (code) => {
      const answer = await startSandbox()(target, { body, key: errorKey(code) });
      expect(answer.status).toBe(Number(code));
      expect(answer.body.type).toBe(`${siteUrl}/api#error-${code}`);
    },
  );

  it("a wrong key and a wrong body are refused", async () => {
    const call = startSandbox();
    const refused = await Promise.all(
      ["Bearer another", testKeys.plain, ""].map((Authorization) =>
        call(target, { body, headers: { Authorization } }),
      ),
    );
    for (const { status, headers } of refused)
      expect([status, headers["WWW-Authenticate"]]).toEqual([401, "Bearer"]);
    const details = refused.map((response) => response.body.detail);
    expect(details).toEqual([
      expect.stringMatching(/not a test key/),
      expect.stringMatching(/begin with “Bearer ”/),
      expect.stringMatching(/missing/),
    ]);
    expect((await call(target, { body: body === undefined ? {} : [] })).status).toBe(400);
    if (body === undefined) return;
    expect((await call(target, { body: "{" })).status).toBe(400);
    const headers = { "Content-Type": "text/plain" };
    expect((await call(target, { body, headers })).status).toBe(400);
  });
});

describe("a conversation in the sandbox", () => {
  it("a conversation answers from the site, with sources, and lists its messages by pages", async () => {
    const call = startSandbox();
    const created = await call("POST /v1/conversations", {
      body: { model: "advanced", metadata: { ticket: "1" }, message: greeting },
    });
    const path = created.headers.Location ?? "";
    expect(path).toBe(`/v1/conversations/${created.body.id}`);
    expect(created.body.messages.data).toHaveLength(2);
    const sent = await call(`POST ${path}${messages}`, { body: question, now: start + 10 });
    expect(findErrors("send-message", sent.body)).toBeUndefined();
    expect(sent.body.content[0].text).toMatch(/standard.*advanced.*creative/is);
    expect(sent.body.sources[0].url).toMatch(/^https:\/\/site\.example\//);
    expect(sent.body.model).toBe("advanced");

    const first = (await call(`GET ${path}?limit=3`)).body;
    expect(first.messages).toMatchObject({ has_more: true });
    const rest = (await call(`GET ${path}?after=${first.messages.next_cursor}`)).body.messages;
    expect(rest).toMatchObject({ has_more: false, next_cursor: null });
    expect([...first.messages.data, ...rest.data].map(({ role }) => role)).toEqual(
      Array(2).fill(["user", "assistant"]).flat(),
    );
    expect(findErrors("get-conversation", first)).toBeUndefined();
    for (const query of ["limit=0", "after=msg_x"]) {
      const { status, body } = await call(`GET ${path}?${query}`);
      const pointer = query.split("=")[0];
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
    }
    expect((await call(`GET ${path}`, { client: "b" })).status).toBe(404);
    expect((await call(`GET ${path}`, { key: testKeys.starter })).status).toBe(404);
  });

  it("a table in an answer is Markdown, and links are words", async () => {
    const body = { message: { content: "Which of the three models should I choose?" } };
    const created = await startSandbox()("POST /v1/conversations", { body });
    const [{ text }] = created.body.messages.data[1].content;
    expect(text).toMatch(/\n\| \w+ \| [^\n]+ \|\n\| -+ \| -+ \|\n\| \w+ \| /);
    expect(text).not.toMatch(/<|\]\(|\n{3}/);
  });

  it("the pieces of a stream make up the message, which is stored", async () => {
    const call = startSandbox();
    const { headers } = await call("POST /v1/conversations", { body: {} });
    const target = `POST ${headers.Location}${messages}`;
    const { events = [] } = await call(target, { body: { ...question, stream: true } });
    const [begun, ...rest] = events.map((event) => JSON.parse(JSON.stringify(event)));
    const end = rest.pop();
    expect([begun.type, end.type]).toEqual(["message.started", "message.completed"]);
    expect(rest.map(({ text }) => text).join("")).toBe(end.message.content[0].text);
    const { messages: stored } = (await call(`GET ${headers.Location}`)).body;
    expect(stored.data[1]).toEqual(end.message);
  });

  it("a completed conversation takes no more messages", async () => {
    const call = startSandbox();
    const { headers } = await call("POST /v1/conversations", { body: {} });
    const target = `POST ${headers.Location}${messages}`;
    expect((await call(target, { body: { ...question, complete: true } })).status).toBe(201);
    expect((await call(target, { body: question })).status).toBe(409);
  });
});

const arm = (mean: number, sd: number) => ({ participants: 50, mean, sd });
const body = {
  study_type: "light_therapy_trial",
  parameters: {
    ...{ sample_size: 200, duration_weeks: 8, primary_outcome: "pain", unit: "mm" },
    sites: [
      { label: "A", intervention: arm(30, 10), control: arm(40, 10) },
      { label: "B", intervention: arm(38, 10), control: arm(40, 10) },
    ],
  },
};

it("a study goes from created to completed, and its results come from its numbers", async () => {
  const call = startSandbox();
  const created = await call(`POST ${studies}`, { body });
  const path = created.headers.Location;
  const readEarly = async () => {
    const { status, headers, body } = await call(`GET ${path}/results`);
    return `${status} ${body.detail} ${headers["Retry-After"]}`;
  };
  expect(await readEarly()).toContain(
    `409 The analysis hasn’t been started: send POST ${path}/analyze. undefined`,
  );
  await call(`POST ${path}/analyze`);
  expect(await readEarly()).toMatch(/^409 The analysis is running.* \d+$/);
  expect((await call(`POST ${path}/analyze`)).status).toBe(409);
  const readAt = async (seconds: number) =>
    (await call(`GET ${path}`, { now: start + seconds * 1000 })).body;
  const states = await Promise.all([0, sandbox.queueSeconds, sandbox.studySeconds].map(readAt));
  expect([created.body, ...states].map(({ status }) => status)).toEqual([
    "created",
    "queued",
    "analyzing",
    "completed",
  ]);
  for (const state of states) expect(findErrors("get-study", state)).toBeUndefined();
  const now = start + sandbox.studySeconds * 1000;
  const results = (await call(`GET ${path}/results`, { now })).body;
  expect(findErrors("get-study-results", results)).toBeUndefined();
  // Both sites have the same standard error, 2: their mean, with 2 / √2.
  expect(results.effect).toEqual({
    ...{ measure: "mean_difference", unit: "mm" },
    ...{ estimate: -6, low: -8.77, high: -3.23 },
  });
  expect(results.sites.map((site: { weight_percent: number }) => site.weight_percent)).toEqual([
    50, 50,
  ]);
  expect(results.heterogeneity).toEqual({ q: 8, degrees_of_freedom: 1, i2_percent: 87.5 });
});

it("the documented results are what the documented study gives", async () => {
  const call = startSandbox();
  const example = (id: string, of: "request" | "response") => {
    const operation = entries.find((entry) => entry.operation.operationId === id)?.operation;
    if (!operation) throw new Error(id);
    const { content } = of === "request" ? (operation.requestBody ?? {}) : getSuccess(operation)[1];
    return findBody(content);
  };
  const created = await call(`POST ${studies}`, { body: example("create-study", "request") });
  const path = created.headers.Location;
  await call(`POST ${path}/analyze`);
  const now = start + sandbox.studySeconds * 1000;
  const { study_id, completed_at, ...results } = (await call(`GET ${path}/results`, { now })).body;
  expect(example("get-study-results", "response")).toMatchObject(results);
});

it("a cohort has risk ratios, fails with more events than people, and has no effect without data", async () => {
  const call = startSandbox();
  const resultsOf = async (sites: object[] | undefined) => {
    const parameters = { ...study.parameters, ...(sites && { sites }) };
    const { headers } = await call(`POST ${studies}`, { body: { ...study, parameters } });
    await call(`POST ${headers.Location}/analyze`);
    const now = start + sandbox.studySeconds * 1000;
    return (await call(`GET ${headers.Location}/results`, { now })).body;
  };
  const group = (events: number) => ({ participants: 100, events });
  const stratum = { label: "A", exposed: group(20), unexposed: group(10) };
  const ratio = await resultsOf([stratum]);
  expect(ratio.effect).toMatchObject({ measure: "risk_ratio", estimate: 2, low: 0.987 });
  expect(ratio.detectable_effect).toBeNull();
  expect(findErrors("get-study-results", ratio)).toBeUndefined();
  // The values of metafor's escalc("RR").
  const everyone = await resultsOf([{ label: "A", exposed: group(100), unexposed: group(100) }]);
  expect(everyone.effect).toMatchObject({ estimate: 1, low: 0.981, high: 1.02 });
  expect(await resultsOf([{ ...stratum, exposed: group(101) }])).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/failed: A stratum has more events than people\. Correct/),
  });
  const none = await resultsOf(undefined);
  expect(none).toMatchObject({ effect: null, heterogeneity: null, sites: [] });
  expect(findErrors("get-study-results", none)).toBeUndefined();
});

const headers = { "Idempotency-Key": "8e03978e" };

it("the same idempotency key gives one conversation; another request or a running one gets 409", async () => {
  const inStore = newStore();
  const call = startSandbox(inStore);
  const create = (body: object) => call("POST /v1/conversations", { body, headers });
  const [first, again] = [await create({}), await create({})];
  expect(again.body).toEqual(first.body);
  expect(again.headers).toEqual({ ...first.headers, "Idempotent-Replayed": "true" });
  const reused = await create({ model: "creative" });
  expect([reused.status, reused.headers["Retry-After"]]).toEqual([409, undefined]);
  const quoted = { "Idempotency-Key": '"8e03978e"' };
  expect((await call("POST /v1/conversations", { body: {}, headers: quoted })).body).toEqual(
    first.body,
  );
  const claimed = Promise.withResolvers<void>();
  let works = 0;
  const running = startSandbox(async (work) => {
    if (++works === 1) return inStore(work).finally(claimed.resolve);
    return new Promise(() => {});
  });
  void running(`POST ${studies}`, { body: study, headers: { "Idempotency-Key": "b" } });
  await claimed.promise;
  const second = await call(`POST ${studies}`, {
    body: study,
    headers: { "Idempotency-Key": "b" },
  });
  expect(second).toMatchObject({ status: 409, headers: { "Retry-After": "1" } });
});

it("an error is not stored for its idempotency key", async () => {
  const call = startSandbox();
  const target = "POST /v1/conversations/conv_x/messages";
  expect((await call(target, { body: question, headers })).status).toBe(404);
  expect((await call(target, { body: question, headers })).headers).not.toHaveProperty(
    "Idempotent-Replayed",
  );
});

it("a problem points to every wrong field, and to every field that doesn't belong there", async () => {
  const parameters = { sample_size: 0, duration_weeks: "8", primary_outcome: "", site: [] };
  const body = { study_type: "light_therapy_trial", parameters };
  const { headers, body: problem } = await startSandbox()(`POST ${studies}`, { body });
  expect(headers["Content-Type"]).toBe("application/problem+json");
  expect(problem.request_id).toBe("req_test");
  const unknown = await startSandbox()(`POST ${studies}`, { body: { study_type: "survey" } });
  expect(unknown.body.errors[0]).toEqual({
    pointer: "#/study_type",
    detail: expect.stringMatching(/randomized.*, .*cohort or light/),
  });
  const url = { url: "http://example.org" };
  const webhook = await startSandbox()("POST /api/v1/webhooks/clinical-study", { body: url });
  expect(webhook.body.errors[0].detail).toBe("The value has to begin with https://.");
  const pointers = problem.errors.map(({ pointer }: { pointer: string }) => pointer);
  expect(pointers.toSorted()).toEqual([
    "#/parameters/duration_weeks",
    "#/parameters/primary_outcome",
    "#/parameters/sample_size",
    "#/parameters/site",
  ]);
});

it.each([
  "localhost",
  "localhost.",
  "hook",
  "printer.local",
  "0x7f.1",
  "10.0.0.1",
  "169.254.1.1",
  "[::1]",
  "[::ffff:10.0.0.1]",
  "[fe80::1]",
])("a webhook at an address that isn't public is refused: %s", async (host) => {
  const body = { url: `https://${host}/hook` };
  const answer = await startSandbox()("POST /api/v1/webhooks/clinical-study", { body });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: "#/url" }] } });
});

it.each([
  ["", /1 or more characters/],
  ["x".repeat(40_000), /characters at most/],
  [[], /1 or more items/],
  [5, /The value is invalid/],
])("a problem with content names the rule for its type: %#", async (content, detail) => {
  const { body } = await startSandbox()("POST /v1/conversations", {
    body: { message: { content } },
  });
  expect(body.errors).toEqual([
    { pointer: "#/message/content", detail: expect.stringMatching(detail) },
  ]);
});

it.each(locales)("a problem is named as in the document in %s", async (locale) => {
  const call = startSandbox();
  const counted = { quota: 5, window: 10, remaining: 0, reset: 7, exceeded: true };
  const count = async (limit: string) => (limit === "site" ? undefined : counted);
  const limited = await call(`GET ${studies}/x`, { key: testKeys.starter, count, locale });
  expect(limited).toMatchObject({
    status: 429,
    headers: { "Retry-After": "7", RateLimit: '"hour";r=0;t=7' },
  });
  const unknown = await call("GET /v1/models", { locale });
  for (const { status, body } of [limited, unknown]) {
    const [entry] = listOperations(apiReference(locale, siteUrl).document.paths).slice(1);
    const named = entry?.operation.responses[String(status)];
    expect(body.title).toBe(named?.["x-display-name"]);
    expect(body.detail).not.toContain("{");
  }
  const method = await call(`GET ${studies}`, { locale });
  expect(method).toMatchObject({ status: 405, headers: { Allow: "POST, OPTIONS" } });
  expect(method.body.type).toBe(`${siteUrl}/api#error-405`);
});

it("the sandbox answers with 503 while the store is down", async () => {
  const call = startSandbox(async () => Promise.reject(new Error("down")));
  expect((await call("POST /v1/conversations", { body: {} })).status).toBe(503);
});
