import { expect, it } from "vitest";
import { interpolate } from "#app/i18n/format-message.ts";

const values = { brand: "Example" };

it("interpolate replaces placeholders and leaves path parameters alone", () => {
  expect(interpolate("{{brand}} at /v1/{id}", values)).toBe("Example at /v1/{id}");
});

it("interpolate throws if a value is missing", () => {
  expect(() => interpolate("{{brnad}}", values)).toThrow("{{brnad}}");
});
