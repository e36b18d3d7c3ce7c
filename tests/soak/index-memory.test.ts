import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { indexAnswers } from "#app/search/answers/answer-index.ts";
import { allAnswers, entryOf } from "#app/search/answers/answers.server.ts";
import { runSteps } from "#app/search/memoize-in-slices.ts";
import { siteSections } from "#app/search/search.server.ts";
import { indexSections } from "#app/search/section-index.ts";

/** In megabytes, for the answers and the sections in both languages. They take 13. */
const budget = 25;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function megabytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
}

it("the indexes of answers and sections stay within their memory", () => {
  const sources = locales.map((locale) => ({
    entries: allAnswers(locale).map(entryOf),
    sections: siteSections(locale),
  }));
  const before = megabytesInUse();
  const indexes = sources.map(({ entries, sections }) => [
    runSteps(indexAnswers(entries)),
    indexSections(sections),
  ]);
  const used = megabytesInUse() - before;
  console.log(`${used.toFixed(1)} MB`);
  expect(used).toBeLessThan(budget);
  // Kept until here.
  expect(indexes).toHaveLength(locales.length);
});
