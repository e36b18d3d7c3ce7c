import { globSync, readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { dereference, readDocument } from "#app/api/document.ts";
import { listOperations } from "#app/api/operations.ts";
import { applyOverlay } from "#app/api/overlay.ts";
import { createAjv, removeMappings } from "#app/api/validators.ts";
import { locales } from "#app/i18n/locales.ts";
import { hasPart } from "#app/pages.ts";
import { siteUrl } from "../support/site.ts";

const config = await createConfig({
  extends: ["recommended-strict"],
  rules: { "info-license": hasPart("license") ? "error" : "off" },
});

async function lint(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const readText = (locale: (typeof locales)[number]) =>
  JSON.stringify(readDocument(locale)).replaceAll("{{siteUrl}}", siteUrl);

it.each(locales)(
  "the document in %s satisfies Redocly and OpenAPI's own schema",
  async (locale) => {
    expect(await lint(readText(locale))).toEqual([]);
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(readText(locale)))).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  },
);

it("each endpoint takes an API key, or a token with one of the documented scopes", async () => {
  const { paths, components } = await dereference(readDocument("en"));
  const { scopes = {} } = components.securitySchemes.oauth2?.flows?.clientCredentials ?? {};
  for (const { operation } of listOperations(paths)) {
    const [key, token] = Object(operation).security;
    expect(key).toEqual({ bearerAuth: [] });
    expect(token).toEqual({ oauth2: [expect.toBeOneOf(Object.keys(scopes))] });
  }
});

it("the overlay of each language is a valid OpenAPI Overlay", async () => {
  for (const overlay of globSync("app/site/api/overlay.*.yaml"))
    expect(await lint(readFileSync(overlay, "utf8")), overlay).toEqual([]);
});

it.each(locales)("examples of requests, responses and events validate in %s", async (locale) => {
  const { paths, webhooks } = await dereference(JSON.parse(readText(locale)));
  const ajv = createAjv();
  const contents = listOperations({ ...paths, ...webhooks }).flatMap(({ operation }) => [
    operation.requestBody?.content ?? {},
    ...Object.values(operation.responses).map(({ content = {} }) => content),
  ]);
  const media = contents.flatMap((content) => Object.values(content));
  for (const { schema = {}, examples = {} } of media) {
    const validate = ajv.compile(removeMappings(schema));
    for (const { value } of Object.values(examples)) {
      expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
    }
  }
  expect(media.length).toBeGreaterThan(50);
});

const document = {
  tags: [{ name: "a", description: "A", tokens: 48 }],
  paths: { "/v1/{id}": { get: { summary: "Get" } } },
};

it("applyOverlay replaces strings and numbers in a copy of the document, also in lists", () => {
  const result = applyOverlay(document, {
    actions: [
      { target: "$.tags[0]", update: { description: "甲", tokens: 56 } },
      { target: "$", update: { tags: [{ name: "b" }] } },
      { target: "$.paths['/v1/{id}'].get", update: { summary: "查询" } },
    ],
  });
  expect(result).toEqual({
    tags: [{ name: "b", description: "甲", tokens: 56 }],
    paths: { "/v1/{id}": { get: { summary: "查询" } } },
  });
  expect(document.tags[0]?.description).toBe("A");
});

it.each([
  ["a target that matches nothing", "$.paths['/v2']", { summary: "x" }],
  ["an index out of range", "$.tags[1]", { description: "x" }],
  ["a key that the document lacks", "$.tags[0]", { sumary: "x" }],
  ["a string in place of an object", "$", { paths: "x" }],
  ["a number in place of a string", "$.tags[0]", { description: 1 }],
  ["a list that is longer", "$", { tags: [{ name: "a" }, { name: "b" }] }],
  ["a wildcard", "$.paths.*", { summary: "x" }],
])("applyOverlay throws for %s", (_, target, update) => {
  expect(() => applyOverlay(document, { actions: [{ target, update }] })).toThrow(/^Overlay: /);
});
