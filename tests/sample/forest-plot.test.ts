import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pool } from "#app/site/meta-analysis.ts";
import { sampleStudy } from "#app/site/sample-study.ts";
import { testedLocales } from "../support/tested-locales.ts";

it.each(testedLocales)(
  "the sample trials and their pooled result are those of the post (%s)",
  (locale) => {
    const post = readFileSync(
      `app/site/content/blog/how-to-read-a-forest-plot.${locale}.md`,
      "utf8",
    );
    const rows = post.split("\n").filter((line) => /^\|.*%/.test(line) && /\d+%/.test(line));
    const figures = rows.map((row) => (row.replaceAll("−", "-").match(/-?\d+/g) ?? []).map(Number));
    const pooled = pool(sampleStudy.trials);
    const expected = [...sampleStudy.trials, pooled].map(({ difference, low, high }, index) => [
      ...[difference, low, high].map(Math.round),
      Math.round(100 * (pooled.weights[index] ?? 1)),
    ]);
    expect(figures.slice(-expected.length)).toEqual(expected);
  },
);
