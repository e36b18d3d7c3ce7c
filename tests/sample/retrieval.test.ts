import { describe, expect, it } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { findSections } from "#app/search/search.server.ts";
import { testedLocales } from "../support/tested-locales.ts";
import { readQuestions } from "./questions/read.ts";

/** The share of questions whose page is among those of the first three results. */
const minShare = 0.95;

async function findPaths(locale: Locale, question: string): Promise<string[]> {
  const found = await findSections(locale, question, 3);
  return found.map(({ section }) => section.path);
}

function removeHash(path: string): string {
  return path.replace(/#.*$/, "");
}

describe.each(testedLocales)("questions in %s", (locale) => {
  const questions = readQuestions("sections", locale);

  it("questions lead to the page that answers them", async () => {
    const missed: string[] = [];
    for (const { question, pages } of questions) {
      const right = pages.map((page) => removeHash(inLocale(locale, page)));
      const found = await findPaths(locale, question);
      if (found.some((path) => right.includes(removeHash(path)))) continue;
      missed.push(`  ${question} → ${pages}, not ${found.join(" ")}`);
    }
    const recall = 1 - missed.length / questions.length;
    const percent = (recall * 100).toFixed(1);
    console.log(`${locale}: recall among the first three ${percent}%\n${missed.join("\n")}`);
    expect(recall).toBeGreaterThanOrEqual(minShare);
  });
});
