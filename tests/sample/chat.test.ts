import { expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { testedLocales } from "../support/tested-locales.ts";

it.each(testedLocales)(
  "what the chat in %s doesn't know comes with subjects that it can answer",
  async (locale) => {
    const question = { en: "does the company own a helicopter", zh: "昨晚的球赛谁赢了" }[locale];
    const { kind, parts } = await answerQuestion(locale, question);
    const offered = parts.flatMap((part) => (part.type === "questions" ? part.questions : []));
    expect(kind).toBe("unknown");
    expect(offered).toHaveLength(3);
    for (const question of offered) {
      expect((await answerQuestion(locale, question)).kind).toBe("written");
    }
  },
);
