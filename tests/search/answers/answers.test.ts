import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkTranslated, writtenAnswers } from "#app/build/vite/translated-content.ts";
import { type Locale, locales, localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { indexAnswers } from "#app/search/answers/answer-index.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { findAnswerSources } from "#app/search/section-links.server.ts";
import { normalize } from "#app/search/tokens/terms.ts";
import { zh } from "../../support/tested-locales.ts";

/**
 * The least shares of ways of asking that find their answer first, and among the first three. A quarter of the English
 * ways has everyday words that no other way has.
 */
function getMinShares(locale: Locale) {
  return localeTable[locale].cjk ? { first: 0.914, three: 0.98 } : { first: 0.82, three: 0.93 };
}

describe("a written answer's file", () => {
  const file = `app/site/content/answers/an-answer.${zh}.md`;
  const source = [
    "---",
    "phrasings:",
    "  - 怎么办？",
    "words: >-",
    "  办法",
    "pages:",
    '  - "/docs#support"',
    "---",
    "",
    "这样办。",
  ].join("\n");
  const files = new Map([
    ["app/site/content/answers/an-answer.en.md", source],
    [file, source],
  ]);

  it.each([
    ["a page that is no path", source.replace('"/docs#', '"docs#'), /pages/],
    ["an unknown key", source.replace("words:", "word:"), /words/],
  ])("an answer's file with %s is reported with its line", (_, changed, problem) => {
    const problems = checkTranslated(new Map(files).set(file, changed), writtenAnswers);
    expect(problems[0]).toMatch(/^app\/site\/content\/answers\/an-answer\.\w+\.md:\d+: /);
    expect(problems.join("\n")).toMatch(problem);
  });
});

describe.each(locales)("the written answers in %s", (locale) => {
  const answers = allAnswers(locale);

  it.each(answers.map(({ slug, ...answer }) => [slug, answer] as const))(
    "“%s” can be asked in eight ways or more, and has a text",
    (_, { phrasings, blocks }) => {
      expect(phrasings.length).toBeGreaterThanOrEqual(8);
      expect(phrasings[0]).toMatch(/[?？]$/);
      expect(blocks.length).toBeGreaterThan(0);
    },
  );

  it("written answers link to sections that exist", () => {
    for (const answer of answers) {
      const sources = findAnswerSources(locale, answer).map(({ path }) => path);
      expect.soft(sources, answer.slug).toEqual(answer.pages.map((page) => inLocale(locale, page)));
    }
  });

  it("written answers have no way of asking in common", () => {
    const ways = answers.flatMap(({ phrasings }) => phrasings.map((way) => normalize(way)));
    const twice = ways.filter((way, at) => ways.indexOf(way) !== at);
    expect(twice).toEqual([]);
  });

  /* Every way is held out once, so that it measures how well other people's words are understood. */
  it("answers are found by each way of asking from the others", { timeout: 300_000 }, async () => {
    const missed: string[] = [];
    let [all, first, three] = [0, 0, 0];
    const most = Math.max(...answers.map(({ phrasings }) => phrasings.length));
    for (let at = 0; at < most; at++) {
      const others = answers.map((entry) => ({
        ...entry,
        phrasings: entry.phrasings.toSpliced(at, 1),
      }));
      const index = await indexAnswers(others);
      for (const { slug, phrasings } of answers) {
        const way = phrasings[at];
        if (way === undefined) continue;
        const found = index.match(way).map(({ entry }) => entry.slug);
        const place = found.indexOf(slug);
        all++;
        if (place === 0) first++;
        if (place >= 0 && place < 3) three++;
        else missed.push(`  ${way} → ${slug}, not ${found.slice(0, 3).join(", ")}`);
      }
    }
    const shares = { first: first / all, three: three / all };
    console.log(`${locale}: ${all} ways of asking`, shares, `\n${missed.join("\n")}`);
    const wanted = getMinShares(locale);
    expect(shares.first).toBeGreaterThanOrEqual(wanted.first);
    expect(shares.three).toBeGreaterThanOrEqual(wanted.three);
  });
});

it.runIf(hasPart("privacy")).each(locales)(
  "the answer on browser storage in %s names the keys of the policy",
  (locale) => {
    const policy = readFileSync(`app/site/content/legal/privacy.${locale}.md`, "utf8");
    const keys = [...policy.matchAll(/^\| `([\w-]+)` \|/gm)].flatMap(([, key]) => key ?? []);
    // The answer describes the router's two keys in words.
    const own = keys.filter((key) => !key.includes("router"));
    const answer = allAnswers(locale).find(({ slug }) => slug === "browser-storage");
    const text = answer?.blocks.map(({ text }) => text).join("\n");
    expect(own).toContain("form-drafts");
    for (const key of own) expect(text).toContain(key);
  },
);
