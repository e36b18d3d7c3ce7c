import { expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { testedLocales } from "../support/tested-locales.ts";

it("the chat quotes a section where no answer is written", async () => {
  const { kind, parts } = await answerQuestion("en", "tea in two cafés");
  expect(kind).toBe("quoted");
  expect(parts[0]).toMatchObject({ text: copyIn("en", "previewChat").related });
  const [source] = parts.flatMap((part) => (part.type === "quote" ? [part.source.path] : []));
  expect(source).toMatch(/^\/blog\/sub-second-is-a-design-choice/);
});

it.each(testedLocales)(
  "what the chat in %s doesn't know comes with subjects that it can answer",
  async (locale) => {
    const question = { en: "does the company own a helicopter", zh: "公司有没有直升机" }[locale];
    const { kind, parts } = await answerQuestion(locale, question);
    const offered = parts.flatMap((part) => (part.type === "questions" ? part.questions : []));
    expect(kind).toBe("unknown");
    expect(offered).toHaveLength(2);
    for (const question of offered) {
      expect((await answerQuestion(locale, question)).kind).toBe("written");
    }
  },
);
