import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCare } from "#app/search/care/care.server.ts";
import { testedLocales } from "../support/tested-locales.ts";
import { readQuestions } from "./questions/read.ts";

describe.each(testedLocales)("in %s", (locale) => {
  const textsOf = (name: string) => readQuestions(name, locale).map(({ question }) => question);
  const sentences = (name: string) =>
    readFileSync(new URL(`../support/sentences/${name}.${locale}.txt`, import.meta.url), "utf8")
      .trim()
      .split("\n");
  const kindOf = async (text: string) => (await findCare(locale, text))?.kind;
  const toCall = async (text: string) => ![undefined, "medical"].includes(await kindOf(text));
  const found = async (texts: readonly string[], isFound: (text: string) => Promise<unknown>) => {
    const results = await Promise.all(texts.map(isFound));
    return texts.filter((_, at) => results[at]);
  };
  const share = async (name: string, isFound: (text: string) => Promise<unknown>) => {
    const texts = sentences(name);
    return (await found(texts, isFound)).length / texts.length;
  };

  it("no question that the site answers gets a helpline or is sent to a doctor", async () => {
    expect(await found([...textsOf("sections"), ...textsOf("known")], kindOf)).toEqual([]);
  });

  it("no question about something else gets a helpline", async () => {
    expect(await found(textsOf("unknown"), toCall)).toEqual([]);
  });

  it("at most one in 75 ordinary sentences in strong words gets a helpline", async () => {
    expect(await share("not-in-crisis", toCall)).toBeLessThan(1 / 75);
    expect(await share("not-medical-advice", toCall)).toBeLessThan(1 / 75);
  });

  it.each([
    ["in-crisis", 0.85],
    ["danger", 0.8],
    ["emergency", 0.8],
    ["violence", 0.8],
  ])("of %s, at least a share of %d is told whom to call", async (name, least) => {
    expect(await share(name, toCall)).toBeGreaterThanOrEqual(least);
  });

  it("of the questions for a doctor, at least two in three are sent to one", async () => {
    expect(await share("medical-advice", kindOf)).toBeGreaterThanOrEqual(0.66);
  });
});
