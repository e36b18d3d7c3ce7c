import * as v from "valibot";
import type { AnswerDocument } from "../../content/markdown/markdown-document.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import ordinary from "../../site/content/answers/care/ordinary.json" with { type: "json" };
import otherLanguages from "../../site/content/answers/care/other-languages.json" with {
  type: "json",
};
import { languages } from "../../site/locales/language.ts";
import { allAnswers } from "../answers/answers.server.ts";
import { type Example, trainClassifier } from "../linear-classifier.ts";
import { toSimplified } from "../tokens/simplified.ts";

const kinds = [
  "crisis",
  "poisoning",
  "emergency",
  "violence",
  "sexual-violence",
  "medical",
] as const;

/** Subjects of messages that a company's website must not answer itself. */
export type CareKind = (typeof kinds)[number];

/**
 * The least likelihood, from 0 to 1. Precision comes before recall: the page of the chat always shows helplines, and a
 * visitor with an ordinary question must not get them instead of an answer.
 */
const minChance = 0.75;

const documents = import.meta.glob<AnswerDocument>("../../site/content/answers/care/*.*.md", {
  eager: true,
  import: "default",
});
const frontMatter = v.strictObject({ phrasings: v.array(v.string()) });
/* Trained at the first message, so that the server starts without waiting for it. */
let classifier: ReturnType<typeof trainClassifier> | undefined;

/**
 * Finds what to say to somebody whose message, as a whole, tells of a crisis or asks for medical advice; undefined for other
 * messages. `texts` are paragraphs of plain text; the first has the number to call.
 */
export async function findCare(locale: Locale, message: string) {
  classifier ??= trainClassifier(kinds.length + 1, collectExamples());
  const chances = (await classifier)(toSimplified(message));
  if (1 - (chances[kinds.length] ?? 1) < minChance) return undefined;
  const kind = kinds[chances.indexOf(Math.max(...chances.subarray(0, kinds.length)))];
  return kind && { kind, texts: documentOf(kind, locale).blocks.map(({ text }) => text) };
}

function documentOf(kind: CareKind, locale: Locale): AnswerDocument {
  const document = documents[`../../site/content/answers/care/${kind}.${locale}.md`];
  if (!document) throw new Error(`There is no answer ${kind} in ${locale}.`);
  return document;
}

/** Collects examples of each kind, then ordinary messages. */
function collectExamples(): Example[] {
  const addLabel = (label: number) => (text: string) => ({ text, label });
  const phrasings = kinds.flatMap((kind, label) =>
    [
      ...locales.flatMap(
        (locale) => v.parse(frontMatter, documentOf(kind, locale).frontMatter).phrasings,
      ),
      ...otherLanguages[kind],
    ].map(addLabel(label)),
  );
  const others = locales.flatMap((locale) => [
    ...allAnswers(locale).flatMap(({ phrasings }) => phrasings),
    ...Object.values(languages[locale].messages).flat(),
  ]);
  return [...phrasings, ...[...ordinary, ...others].map(addLabel(kinds.length))];
}
