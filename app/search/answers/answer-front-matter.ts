import * as v from "valibot";

const text = v.pipe(v.string(), v.regex(/\S/, "Expected a text"));

/** The front matter of a written answer in one language. */
export const answerFrontMatter = v.strictObject({
  /** Ways in which people ask it. The first is a whole question, which the chat offers as a subject. */
  asked: v.tupleWithRest([text], text),
  /** Other words in which people speak of the subject, for those who ask in none of these ways. */
  words: v.pipe(
    text,
    v.transform((words) => words.split(/[,，]\s*/u)),
  ),
  /** What the answer rests on: paths without the locale's prefix, the most important first. */
  pages: v.array(v.pipe(v.string(), v.startsWith("/"))),
});

export type AnswerFrontMatter = v.InferOutput<typeof answerFrontMatter>;
