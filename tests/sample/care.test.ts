import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCare } from "#app/search/care/care.server.ts";
import { testedLocales } from "../support/tested-locales.ts";
import { readQuestions } from "./questions/read.ts";

describe.each(testedLocales)("in %s", (locale) => {
  const readTexts = (name: string) => readQuestions(name, locale).map(({ question }) => question);
  const readSentences = (name: string) =>
    readFileSync(new URL(`../support/sentences/${name}.${locale}.txt`, import.meta.url), "utf8")
      .trim()
      .split("\n");
  const findKind = async (text: string) => (await findCare(locale, text))?.kind;
  const getsHelp = async (text: string) => ![undefined, "medical"].includes(await findKind(text));
  const filter = async (texts: readonly string[], isMatch: (text: string) => Promise<unknown>) => {
    const results = await Promise.all(texts.map(isMatch));
    return texts.filter((_, at) => results[at]);
  };
  const computeShare = async (name: string, isMatch: (text: string) => Promise<unknown>) => {
    const texts = readSentences(name);
    return (await filter(texts, isMatch)).length / texts.length;
  };

  it("no question that the site answers gets a helpline or is referred to a doctor", async () => {
    expect(await filter([...readTexts("sections"), ...readTexts("known")], findKind)).toEqual([]);
  });

  it("no question about something else gets a helpline", async () => {
    expect(await filter(readTexts("unknown"), getsHelp)).toEqual([]);
  });

  it("at most one in 75 ordinary sentences in strong words gets a helpline", async () => {
    expect(await computeShare("not-in-crisis", getsHelp)).toBeLessThan(1 / 75);
    expect(await computeShare("not-medical-advice", getsHelp)).toBeLessThan(1 / 75);
  });

  it.each([
    ["in-crisis", 0.85],
    ["danger", 0.8],
    ["emergency", 0.8],
    ["violence", 0.8],
  ])("of the sentences in %s, at least a share of %d gets a helpline", async (name, least) => {
    expect(await computeShare(name, getsHelp)).toBeGreaterThanOrEqual(least);
  });

  it("of the questions for a doctor, at least two in three are referred to one", async () => {
    expect(await computeShare("medical-advice", findKind)).toBeGreaterThanOrEqual(0.66);
  });
});
