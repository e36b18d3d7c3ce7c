import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { replyTo } from "#app/chat/reply.server.ts";
import { locales } from "#app/i18n/locales.ts";

/** A question after another, and the answers of which one is right; `more` is more from the source of the first. */
interface Pair {
  readonly before: string;
  readonly then: string;
  readonly expect: readonly string[];
}

it.each(locales)("a second question in %s is read as it is meant", (locale) => {
  const file = new URL(`questions/pairs.${locale}.json`, import.meta.url);
  const pairs: readonly Pair[] = JSON.parse(readFileSync(file, "utf8"));
  const missed = pairs.flatMap(({ before, then, expect }) => {
    const reply = replyTo(locale, then, before);
    const said = "written" in reply ? reply.written.slug : reply.kind;
    return expect.includes(said)
      ? []
      : `  ${before} → ${then}: ${reply.kind} ${said}, not ${expect}`;
  });
  console.log(`${locale}: ${missed.length} of ${pairs.length} misread\n${missed.join("\n")}`);
  expect(missed.length / pairs.length).toBeLessThanOrEqual(0.2);
});
