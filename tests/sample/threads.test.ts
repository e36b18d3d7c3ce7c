import { expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { readQuestions } from "./questions/read.ts";

/** A question after another one, and the answers that are right; `more` is a quote from the source of the first. */
interface Pair {
  readonly before: string;
  readonly then: string;
  readonly expect: readonly string[];
}

it.each(locales)("a second question in %s is read as it is meant", async (locale) => {
  const pairs = readQuestions<Pair>("pairs", locale);
  const slugs = new Map(
    allAnswers(locale).map(({ slug, blocks: [first] }) => [
      first?.html.replaceAll("<a ", '<a target="_top" '),
      slug,
    ]),
  );
  const missed: string[] = [];
  for (const { before, then, expect } of pairs) {
    const { kind, parts } = await answerQuestion(locale, then, before);
    const part = parts.find(({ type }) => type === "blocks" || type === "quote");
    const answered = part?.type === "blocks" ? slugs.get(part.blocks[0]) : part ? "more" : kind;
    if (!answered || !expect.includes(answered)) {
      missed.push(`  ${before} → ${then}: ${kind} ${answered}, not ${expect}`);
    }
  }
  console.log(`${locale}: ${missed.length} of ${pairs.length} misread\n${missed.join("\n")}`);
  expect(missed.length / pairs.length).toBeLessThanOrEqual(0.2);
});
