import { expect, it } from "vitest";
import { replyTo } from "#app/chat/reply.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { readQuestions } from "./questions/read.ts";

/** A question after another, and the answers of which one is right; `more` is more from the source of the first. */
interface Pair {
  readonly before: string;
  readonly then: string;
  readonly expect: readonly string[];
}

it.each(locales)("a second question in %s is read as it is meant", async (locale) => {
  const pairs = readQuestions<Pair>("pairs", locale);
  const missed: string[] = [];
  for (const { before, then, expect } of pairs) {
    const reply = await replyTo(locale, then, before);
    const said = "written" in reply ? reply.written.slug : reply.kind;
    if (!expect.includes(said)) {
      missed.push(`  ${before} → ${then}: ${reply.kind} ${said}, not ${expect}`);
    }
  }
  console.log(`${locale}: ${missed.length} of ${pairs.length} misread\n${missed.join("\n")}`);
  expect(missed.length / pairs.length).toBeLessThanOrEqual(0.2);
});
