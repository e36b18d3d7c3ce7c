import { expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";

it("the chat quotes a section where no answer is written", () => {
  const { kind, parts } = answerQuestion("en", "tea in two cafés");
  expect(kind).toBe("quoted");
  expect(parts[0]).toMatchObject({ text: copyIn("en", "previewChat").related });
  const [source] = parts.flatMap((part) => (part.type === "quote" ? [part.source.path] : []));
  expect(source).toMatch(/^\/blog\/sub-second-is-a-design-choice/);
});
