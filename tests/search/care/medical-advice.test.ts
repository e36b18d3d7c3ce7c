import { describe, expect, it } from "vitest";
import { asksForMedicalAdvice } from "#app/search/care/medical-advice.ts";
import { sentences } from "../../support/sentences/sentences.ts";

describe("medical advice is asked for by", () => {
  it.each(sentences("medical-advice"))("“%s”", (question) => {
    expect(asksForMedicalAdvice(question)).toBe(true);
  });
});

describe("medical advice is not asked for by", () => {
  it.each(sentences("not-medical-advice"))("“%s”", (question) => {
    expect(asksForMedicalAdvice(question)).toBe(false);
  });
});
