import { describe, expect, it } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { matches } from "#app/search/search.server.ts";
import { testedLocales } from "../support/tested-locales.ts";
import { type Question, readQuestions } from "./questions/read.ts";

/** The share of questions whose page is among those of the first three results. */
const wanted = 0.95;

function answers(locale: Locale, question: string): string[] {
  return matches(locale, question, { limit: 3 }).map(({ section }) => section.path);
}

function pageOf(path: string): string {
  return path.replace(/#.*$/, "");
}

function isAnswered(locale: Locale, { question, pages }: Question): boolean {
  const right = pages.map((page) => pageOf(inLocale(locale, page)));
  return answers(locale, question).some((path) => right.includes(pageOf(path)));
}

describe.each(testedLocales)("questions in %s", (locale) => {
  const questions = readQuestions("sections", locale);

  it("are enough to tell", () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
  });

  it("lead to the page that answers them", () => {
    const missed = questions.filter((question) => !isAnswered(locale, question));
    const recall = 1 - missed.length / questions.length;
    console.log(`${locale}: recall among the first three ${(recall * 100).toFixed(1)}%`);
    for (const { question, pages } of missed) {
      console.log(`  ${question} → ${pages}, not ${answers(locale, question).join(" ")}`);
    }
    expect(recall).toBeGreaterThanOrEqual(wanted);
  });
});
