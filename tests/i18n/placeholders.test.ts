import { describe, expect, it } from "vitest";
import { fillPlaceholders } from "#app/i18n/placeholders.ts";

describe("fillPlaceholders", () => {
  const words = { brand: "Example" };

  it("knows the vocabulary and leaves path parameters alone", () => {
    expect(fillPlaceholders("{{brand}} at /v1/{id}", words)).toBe("Example at /v1/{id}");
  });

  it("throws on a word that does not exist", () => {
    expect(() => fillPlaceholders("{{brnad}}", words)).toThrow("{{brnad}}");
  });
});
