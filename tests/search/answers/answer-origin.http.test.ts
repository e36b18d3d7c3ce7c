import { expect, it } from "vitest";
import { answerFromSite } from "#app/api/sandbox/answer.server.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { runSearch } from "#app/search/results.server.ts";
import { getSharedSite } from "../../support/shared-site.ts";
import { siteUrl } from "../../support/site.ts";
import { testedLocales } from "../../support/tested-locales.ts";

const site = await getSharedSite();

it.each(testedLocales)(
  "no answer in %s shows a placeholder: not in the chat, the search, or the sandbox",
  async (locale) => {
    const origins: number[] = [];
    for (const { phrasings, blocks } of allAnswers(locale)) {
      const [question] = phrasings;
      const query = new URLSearchParams({ q: question });
      const { status, body } = await site.get(inLocale(locale, `/preview-chat/answer?${query}`));
      expect(status).toBe(200);
      expect(body).not.toContain("{{");
      if (!blocks.some(({ html }) => html.includes("{{"))) continue;
      origins.push(body.split(siteUrl).length);
      const { direct } = await runSearch(locale, question, siteUrl);
      const { text } = await answerFromSite(locale, question, "", siteUrl);
      for (const answer of [JSON.stringify(direct), text]) {
        expect(answer).toContain(siteUrl);
        expect(answer).not.toContain("{{");
      }
    }
    // The answers that need the origin do have it.
    expect(origins.every((count) => count > 1)).toBe(true);
  },
  60_000,
);
