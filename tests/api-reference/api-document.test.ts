import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operations, requestBodyOf, resolve } from "#app/api-reference/operations.ts";
import { locales } from "#app/i18n/locales.ts";

const config = await createConfig({ extends: ["recommended-strict"] });

async function lint(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

it.each(locales)(
  "the document in %s has nothing that Redocly's strictest rules find",
  async (locale) => {
    expect(await lint(JSON.stringify(apiDocument(locale)))).toEqual([]);
  },
);

it("Redocly would find a mistake", async () => {
  const { paths, ...rest } = apiDocument("en");
  const problems = await lint(
    JSON.stringify({ ...rest, paths: { ...paths, "/v1/{x}": { get: {} } } }),
  );
  expect(problems.join()).toContain("operation-operationId");
});

it.each(locales)("the document in %s is valid by OpenAPI's own schema", async (locale) => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(apiDocument(locale))))).toEqual({
    valid: true,
  });
  expect(validator.version).toBe("3.1");
});

it("the overlay is a valid OpenAPI Overlay", async () => {
  expect(await lint(readFileSync("app/api-reference/overlay.zh.yaml", "utf8"))).toEqual([]);
});

it.each(locales)("examples of bodies are what their schemas describe: %s", (locale) => {
  const document = apiDocument(locale);
  const ajv = new Ajv2020({ strict: true, formats: {} });
  ajvFormats.default(ajv);
  ajv.addVocabulary(["x-enum-descriptions", "x-not-yet-published"]);
  const checked = operations({ ...document.paths, ...document.webhooks }).filter((entry) => {
    const { schema, examples } =
      requestBodyOf(entry.operation, document)?.content["application/json"] ?? {};
    if (!schema || !examples) return false;
    const validate = ajv.compile(resolve(schema, document.components.schemas));
    expect(validate(examples.sample.value), JSON.stringify(validate.errors)).toBe(true);
    return true;
  });
  expect(checked.map(({ operation }) => operation.operationId)).toEqual([
    "create-study",
    "event-study-created",
    "event-study-progress",
    "event-study-completed",
  ]);
});
