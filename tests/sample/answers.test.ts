import { expect, it } from "vitest";
import { allAnswers, answersTo } from "#app/search/answers/answers.server.ts";
import { testedLocales } from "../support/tested-locales.ts";

it.each(testedLocales)(
  "the written answers of the sample in %s are as many as there are things that visitors ask",
  (locale) => {
    expect(allAnswers(locale).length).toBeGreaterThanOrEqual(80);
  },
);

it.each([
  ["en", "Does it run on iPhone and Android?", "mobile-app"],
  ["en", "Can you connect to Slack and Discord?", "embed"],
  ["en", "is ChatGPT better than Gemini", undefined],
  ["en", "does spotify have dark mode", undefined],
  ["zh", "安卓手机能用你们的应用吗？", "mobile-app"],
  ["zh", "豆包和 Kimi 哪个强", undefined],
] as const)(
  "a question in %s that names other products is ours or not: %s",
  async (locale, question, slug) => {
    expect((await answersTo(locale, question)).sure?.slug).toBe(slug);
  },
);
