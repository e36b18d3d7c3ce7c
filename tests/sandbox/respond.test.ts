import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operations, requestBodyOf } from "#app/api-reference/operations.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import { siteUrl } from "../support/site.ts";
import { call, completion, start, studies, study } from "./call.ts";

const document = apiDocument("en");

const isEvent = (() => {
  const ajv = new Ajv2020({ strict: true });
  ajvFormats.default(ajv);
  ajv.addVocabulary(["x-enum-descriptions", "x-not-yet-published"]);
  return ajv.compile(document.components.schemas.StudyEvent ?? {});
})();

describe.each(operations(document.paths))(
  "$operation.operationId",
  ({ key, method, operation }) => {
    const target = `${method.toUpperCase()} ${key.replace("{id}", "an-id")}`;
    const documented = requestBodyOf(operation, document)?.content["application/json"];
    const body = documented && (documented.examples?.sample.value ?? {});
    const { responses } = document.components;

    it("the sandbox answers what the document doesn't publish with a marked example", async () => {
      expect(responses.NotYetPublished?.["x-not-yet-published"]).toBe(true);
      const { status, headers, body: example } = await call(target, { body });
      expect(status).toBe(200);
      expect(headers["X-Not-Yet-Published"]).toBe("true");
      expect(example).toMatchObject({
        not_yet_published: true,
        note: expect.stringMatching(/^Sample/),
      });
      expect(Object.keys(example).length).toBeGreaterThan(2);
      expect(await call(target, { body })).toEqual({ status, headers, body: example });
    });

    it("the sandbox refuses a wrong key, and a body that the document doesn't have", async () => {
      expect((await call(target, { body, key: "" })).body.detail).toContain(testKeys.plain);
      const wrong = await call(target, { body, key: "another" });
      expect([wrong.status, wrong.headers["WWW-Authenticate"]]).toEqual([401, "Bearer"]);
      expect((await call(target, { body: body ? [] : {} })).status).toBe(400);
      if (body) expect((await call(target, { body, isJson: false })).status).toBe(400);
      if (body) expect((await call(target, { body: "{" })).status).toBe(400);
    });
  },
);

describe("a study in the sandbox", () => {
  it("a study is created, in progress and completed, in the fields of study events", async () => {
    const created = await call(`POST ${studies}`, { body: study });
    const { study_id: id } = created.body;
    const later = (action: string, now: number) =>
      call(`${action.replace("ID", `${studies}/${id}`)}`, { now });
    const answers = [
      created,
      await later("POST ID/analyze", start + 1),
      await later("GET ID", completion - 1),
      await later("GET ID/results", completion - 1),
      await later("GET ID", completion),
      await later("GET ID/results", completion + 1e12),
    ];
    expect(answers.map(({ body }) => body.data.status)).toEqual([
      "created",
      ...Array(3).fill("progress"),
      ...Array(2).fill("completed"),
    ]);
    for (const { body } of answers) {
      expect(isEvent(body), JSON.stringify(isEvent.errors)).toBe(true);
      expect(body.study_id).toBe(id);
      expect(body.data.results_url).toBe(`${siteUrl}/sandbox${studies}/${id}/results`);
    }
    const times = answers.map(({ body }) => Date.parse(body.timestamp));
    expect(times).toEqual([...Array(4).fill(start), ...Array(2).fill(completion)]);
  });

  it("another study, and the same study a second later, has another ID", async () => {
    const idOf = async (body: object, now: number) =>
      (await call(`POST ${studies}`, { body, now })).body.study_id;
    const other = { ...study, study_type: "light_therapy_trial" };
    const ids = [
      await idOf(study, start),
      await idOf(other, start),
      await idOf(study, start + 1e3),
    ];
    expect(new Set(ids).size).toBe(3);
    expect(await idOf(study, start + 999)).toBe(ids[0]);
  });

  it("a webhook subscription shows the three events", async () => {
    const { body } = await call("POST /api/v1/webhooks/clinical-study", { body: {}, locale: "zh" });
    expect(body.preview.map(({ event }: { event: string }) => event)).toEqual([
      "study.created",
      "study.progress",
      "study.completed",
    ]);
    for (const event of body.preview) expect(isEvent(event)).toBe(true);
    expect(body.preview[0].data.summary).toMatch(/^示例数据/);
  });
});

describe("a problem of the sandbox", () => {
  it("a problem points to every wrong field", async () => {
    const body = { parameters: { sample_size: 0, duration_weeks: "8", primary_outcome: "" } };
    const { status, headers, body: problem } = await call(`POST ${studies}`, { body });
    expect([status, headers["Content-Type"]]).toEqual([400, "application/problem+json"]);
    expect(problem.errors).toEqual([
      { pointer: "#/study_type", detail: "This field is required." },
      { pointer: "#/parameters/sample_size", detail: "The value has to be 1 or more." },
      { pointer: "#/parameters/duration_weeks", detail: "The type has to be integer." },
      {
        pointer: "#/parameters/primary_outcome",
        detail: "The value has to have 1 or more characters.",
      },
    ]);
  });

  it.each(locales)("a problem is named as in the document in %s", async (locale) => {
    const { responses } = apiDocument(locale).components;
    const { titles, details } = copyIn(locale, "sandbox");
    const page = `${siteUrl}${pagePath(locale, "api")}`;
    const get = `GET ${studies}/x`;
    const over = async () => 7;
    const problems = [
      [await call(`POST ${studies}`, { body: {}, locale }), 400, "BadRequest"],
      [await call(get, { key: "x", locale }), 401, "Unauthorized"],
      [await call(get, { key: testKeys.limited, locale }), 429, "RateLimited"],
      [await call(get, { key: testKeys.starter, count: over, locale }), 429, "RateLimited"],
      [await call(get, { key: testKeys.failing, locale }), 500, "ServerError"],
    ] as const;
    for (const [{ status, headers, body }, expected, name] of problems) {
      expect([status, body.status]).toEqual([expected, expected]);
      expect(body).toMatchObject({ type: `${page}#error-${expected}`, not_yet_published: true });
      expect(body.title).toBe(responses[name]?.["x-display-name"]);
      expect(headers).toHaveProperty("X-Not-Yet-Published", "true");
      if (expected === 429) expect(headers["Retry-After"]).toMatch(/^[17]$/);
      expect(body.detail).not.toContain("{");
    }
    const missing = await call(`GET ${studies}`, { locale });
    expect(missing).toMatchObject({ status: 405, headers: { Allow: "POST, OPTIONS" } });
    expect(missing.body).toMatchObject({ type: `${page}#sandbox`, title: titles[405] });
    const unknown = await call("GET /v1/models", { locale });
    expect(unknown.body).toMatchObject({ title: titles[404], detail: details.notFound });
    const large = await call(`POST ${studies}`, { body: "x".repeat(20_000), locale });
    expect(large.body).toMatchObject({ status: 413, title: titles[413] });
  });
});
