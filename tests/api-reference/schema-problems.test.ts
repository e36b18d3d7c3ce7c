import fc from "fast-check";
import { expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { resolve } from "#app/api-reference/operations.ts";
import { schemaProblems } from "#app/api-reference/schema-problems.ts";
import type { Json } from "#app/api-reference/types.ts";
import { withValue } from "#app/api-reference/with-value.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { bodyProblems } from "#app/sandbox/body-problems.server.ts";
import { fieldDetail } from "#app/sandbox/field-detail.ts";

const schema = resolve(
  { $ref: "#/components/schemas/StudyRequest" },
  apiDocument("en").components.schemas,
);

const value = fc.oneof(
  fc.constantFrom<Json>("light_therapy_trial", "", "曦", 0, 1, -1, 1.5, true, null),
  fc.jsonValue({ maxDepth: 1 }).map((json): Json => JSON.parse(JSON.stringify(json))),
);
const study = fc.record(
  {
    study_type: value,
    parameters: fc.oneof(
      fc.record(
        { sample_size: value, duration_weeks: value, primary_outcome: value },
        { requiredKeys: [] },
      ),
      value,
    ),
  },
  { requiredKeys: [] },
);

it("the page finds in a body what the sandbox finds", async () => {
  const { fields } = copyIn("en", "sandbox");
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: study }, value), async (body) => {
      const found = schemaProblems(body, schema).map(({ path, keyword, limit }) => ({
        pointer: ["#", ...path].join("/"),
        detail: fieldDetail(keyword, limit, fields, "en"),
      }));
      const expected = await bodyProblems(body, schema, "en");
      const sorted = (problems: { pointer: string }[]) =>
        problems.toSorted((a, b) => a.pointer.localeCompare(b.pointer));
      expect(new Set(sorted(found))).toEqual(new Set(sorted(expected)));
    }),
    { numRuns: 500 },
  );
});

it("a value is put into a body at its path", () => {
  const json = '{"study_type": "x", "parameters": {"sample_size": 1}}';
  expect(JSON.parse(withValue(json, "parameters.sample_size", 2))).toEqual({
    study_type: "x",
    parameters: { sample_size: 2 },
  });
  expect(JSON.parse(withValue("[]", "parameters.sample_size", 2))).toEqual({
    parameters: { sample_size: 2 },
  });
});
