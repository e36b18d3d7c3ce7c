import { expect, it } from "vitest";
import { formatPrice } from "#app/i18n/format-price.ts";
import { findDirectAnswer } from "#app/search/results.server.ts";
import { facts } from "#app/site/facts.ts";
import { zh } from "../support/tested-locales.ts";

it.each([
  ["en", "pricing", /:\n.*\nStarter · /],
  [zh, "价格", /：\n.*\n入门版 · /],
] as const)(
  "the beginning of the answer in %s to “%s” has the table that it introduces",
  async (locale, query, text) => {
    const answer = await findDirectAnswer(locale, query);
    expect(answer?.summary).toMatch(text);
    expect(answer?.summary).toContain(` · ${formatPrice(facts.pricePerMonth.starter, locale)}`);
    expect(answer?.blocks[1]).toContain("<table");
    expect(answer?.sources[0]).toMatchObject({
      path: expect.stringMatching(/\/pricing#plans$/),
    });
  },
);

it.each([
  ["en", "qqqq"],
  ["en", ""],
  ["en", "hello"],
  [zh, "你好"],
] as const)("in %s there is no direct answer to %j", async (locale, query) => {
  expect(await findDirectAnswer(locale, query)).toBeUndefined();
});
