import { expect, it } from "vitest";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { testedLocales } from "../../support/tested-locales.ts";

/**
 * Openings that are right for one way of asking and wrong for another, such as "No:" for "can I …?" and "do I have
 * to …?", or whose subject is only in the question.
 */
const bare = {
  en: /^(?:(?:yes|no|ready|rarely)[,.:;]|(?:not|only|it|they)\s|all \w+,|(?:there are )?(?:two|three|four|five|six|seven|eight)(?:[,:]| \w+[,:]))/i,
  zh: /^(?:(?:是的?|不是|不|没有|有|可以|能|不能|会|不会|行|不行|对|要|不要|不要给|不用|不等于|尚未公布)[，。：；！]|没有现成的|[它他她]|(?:一共|共|有|支持)?[一两二三四五六七八九十]+[种个点次项]都?[，：]|[一两二三四五六七八九十]+[种项]都)/u,
} as const;

it.each(testedLocales)(
  "the first sentence of an answer in %s is clear without the question",
  (locale) => {
    // Small talk has no sources, and answers only one question.
    const answers = allAnswers(locale).filter(({ pages }) => pages.length > 0);
    const unclear = answers
      .map(({ slug, blocks: [first] }) => `${slug}: ${first?.text ?? ""}`)
      .filter((line) => bare[locale].test(line.slice(line.indexOf(": ") + 2)));
    expect(unclear).toEqual([]);
  },
);
