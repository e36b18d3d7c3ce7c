import { expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { testedLocales } from "../support/tested-locales.ts";

async function ask(...[locale, question, previous]: Parameters<typeof answerQuestion>) {
  const { kind, parts } = await answerQuestion(locale, question, previous);
  const questions = parts.flatMap((part) => (part.type === "questions" ? part.questions : []));
  return { kind, questions };
}

it.each(testedLocales)(
  "an unknown question gets suggestions that the chat in %s can answer",
  async (locale) => {
    const question = { en: "does the company own a helicopter", zh: "昨晚的球赛谁赢了" }[locale];
    const { kind, questions } = await ask(locale, question);
    expect(kind).toBe("unknown");
    expect(questions).toHaveLength(3);
    for (const question of questions) expect((await ask(locale, question)).kind).toBe("written");
  },
);

it.each(testedLocales)(
  "each answer in %s offers two questions that it can answer next",
  async (locale) => {
    for (const { phrasings } of allAnswers(locale)) {
      const { questions } = await ask(locale, phrasings[0]);
      expect(questions, phrasings[0]).toHaveLength(2);
      for (const question of questions) {
        const { kind } = await ask(locale, question, phrasings[0]);
        expect(kind, `${question} after ${phrasings[0]}`).toBe("written");
      }
    }
  },
  120_000,
);

it("a follow-up that stands by itself is answered like a first question", async () => {
  const question = "Where is data stored?";
  expect(await answerQuestion("en", question, "How much is Starter?")).toEqual(
    await answerQuestion("en", question),
  );
});
