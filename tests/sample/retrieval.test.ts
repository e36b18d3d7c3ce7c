import { describe, expect, it } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { matches } from "#app/search/search.server.ts";
import { testedLocales } from "../support/tested-locales.ts";
import { type Question, questions } from "./retrieval-questions.ts";

/** The share of questions whose page is among those of the first three results. */
const wanted = 0.95;

function answers(locale: Locale, question: string): string[] {
  return matches(locale, question, { limit: 3 }).map(({ section }) => section.path);
}

function pageOf(path: string): string {
  return path.replace(/#.*$/, "");
}

function isAnswered(locale: Locale, [question, ...sections]: Question): boolean {
  const pages = sections.map((section) => pageOf(inLocale(locale, section)));
  return answers(locale, question).some((path) => pages.includes(pageOf(path)));
}

describe.each(testedLocales)("questions in %s", (locale) => {
  it("are enough to tell", () => {
    expect(questions[locale].length).toBeGreaterThanOrEqual(60);
  });

  it("lead to the page that answers them", () => {
    const missed = questions[locale].filter((question) => !isAnswered(locale, question));
    const recall = 1 - missed.length / questions[locale].length;
    console.log(`${locale}: recall among the first three ${(recall * 100).toFixed(1)}%`);
    for (const [question, section] of missed) {
      console.log(`  ${question} → ${section}, not ${answers(locale, question).join(" ")}`);
    }
    expect(recall).toBeGreaterThanOrEqual(wanted);
  });
});
