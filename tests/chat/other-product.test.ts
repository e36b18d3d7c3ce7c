import { describe, expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { asksAboutOtherProduct } from "#app/chat/other-product.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { sentences } from "../support/sentences/sentences.ts";
import { testedLocales } from "../support/tested-locales.ts";

describe("a product that isn’t ours is asked about by", () => {
  it.each(sentences("other-product"))("“%s”", (question) => {
    expect(asksAboutOtherProduct(question)).toBe(true);
  });
});

describe("a product that isn’t ours is not asked about by", () => {
  it.each(sentences("not-other-product"))("“%s”", (question) => {
    expect(asksAboutOtherProduct(question)).toBe(false);
  });

  it.each(testedLocales)("any way of asking a written answer in %s", (locale) => {
    const ways = allAnswers(locale).flatMap(({ asked }) => asked);
    expect(ways.filter(asksAboutOtherProduct)).toEqual([]);
  });
});

it.each([
  ["en", "What does ChatGPT Plus cost?"],
  ["zh", "kimi会员怎么取消"],
] as const)(
  "the chat in %s says of others’ products that it knows only ours",
  async (locale, asked) => {
    const { kind, parts } = await answerQuestion(locale, asked);
    expect(kind).toBe("unknown");
    expect(parts[0]).toMatchObject({ text: copyIn(locale, "previewChat").unknown.otherProduct });
  },
);
