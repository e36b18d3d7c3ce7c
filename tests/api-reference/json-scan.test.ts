import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonProblem, offsetOf, placeOf } from "#app/api-reference/json-scan.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON with one part cut out and another put in. */
const almostJson = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.nat(3),
    fc.constantFrom("", ",", "}", "]", '"', "'", "\\", "01", "\u0001", "\u007f", "{", "tru"),
  )
  .map(([json, at, length, text]) => {
    const offset = at % (json.length + 1);
    return json.slice(0, offset) + text + json.slice(offset + length);
  });

it("a text has a problem if, and only if, JSON.parse refuses it", () => {
  fc.assert(
    fc.property(fc.oneof(almostJson, fc.json(), fc.string()), (text) => {
      const problem = jsonProblem(text);
      expect(problem === undefined).toBe(isJson(text));
      if (problem) expect(problem.offset).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ["", 0, "value"],
  ['{"a": }', 6, "value"],
  ["[1,]", 3, "value"],
  ['{"a": 1,}', 8, "name"],
  ["{a: 1}", 1, "name"],
  ['{"a" 1}', 5, "colon"],
  ['{"a": 1 "b": 2}', 8, "objectEnd"],
  ['{"a": 1', 7, "objectEnd"],
  ["[1 2]", 3, "arrayEnd"],
  ["[1}", 2, "arrayEnd"],
  ["{} {}", 3, "end"],
  ['{"a": "b}', 6, "text"],
  ['["\\x"]', 1, "text"],
] as const)("%j stops being JSON at %i, where there should be: %s", (text, offset, expected) => {
  expect(jsonProblem(text)).toEqual({ offset, expected });
});

it("nesting of any depth is scanned", () => {
  const depth = 60_000;
  expect(jsonProblem("[".repeat(depth) + "]".repeat(depth))).toBeUndefined();
  expect(jsonProblem("[".repeat(depth))?.offset).toBe(depth);
});

it("a value is found by its path, and its place by lines", () => {
  const text = '{\n  "a": {"b": [1, {"c": 2}]},\n  "d": true\n}';
  expect(offsetOf(text, [])).toBe(0);
  expect(offsetOf(text, ["a", "b", "1", "c"])).toBe(text.indexOf("2"));
  expect(offsetOf(text, ["a", "c"])).toBeUndefined();
  expect(placeOf(text, offsetOf(text, ["d"]) ?? 0)).toEqual({ line: 3, column: 8 });
});
