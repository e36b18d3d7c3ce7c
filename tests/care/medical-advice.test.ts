import { describe, expect, it } from "vitest";
import { asksForMedicalAdvice } from "#app/care/medical-advice.ts";
import { questions, unanswerable } from "../search/retrieval-questions.ts";
import { sentences } from "../support/sentences/sentences.ts";
import { testedLocales } from "../support/tested-locales.ts";

describe("medical advice is asked for by", () => {
  it.each(sentences("medical-advice"))("“%s”", (question) => {
    expect(asksForMedicalAdvice(question)).toBe(true);
  });
});

describe("medical advice is not asked for by", () => {
  it.each(sentences("not-medical-advice"))("“%s”", (question) => {
    expect(asksForMedicalAdvice(question)).toBe(false);
  });

  it.each(testedLocales)("any question about the site in %s", (locale) => {
    const asked = [...questions[locale].map(([question]) => question), ...unanswerable[locale]];
    expect(asked.filter(asksForMedicalAdvice)).toEqual([]);
  });
});
