import { describe, expect, it } from "vitest";
import { crisisIn } from "#app/search/care/crisis.ts";
import { asksForMedicalAdvice } from "#app/search/care/medical-advice.ts";
import { testedLocales } from "../support/tested-locales.ts";
import { readQuestions } from "./questions/read.ts";

describe.each(testedLocales)("no question about the sample in %s", (locale) => {
  const textsOf = (name: string) => readQuestions(name, locale).map(({ question }) => question);
  const all = [...textsOf("sections"), ...textsOf("unknown")];

  it("is taken for a crisis", () => {
    expect(all.filter((question) => crisisIn(question))).toEqual([]);
  });

  it("is taken for one to a doctor", () => {
    expect(all.filter(asksForMedicalAdvice)).toEqual([]);
  });
});
