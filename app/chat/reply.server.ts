import { answersTo, type WrittenAnswer } from "../answers/answers.server.ts";
import { crisisIn } from "../care/crisis.ts";
import { crisisWords } from "../care/crisis-words.server.ts";
import { asksForMedicalAdvice } from "../care/medical-advice.ts";
import { type CopyOf, copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { questionLocale } from "../i18n/question-locale.ts";
import type { Block } from "../markdown/markdown-document.ts";
import { matches } from "../search/search.server.ts";
import type { Section } from "../search/section.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { simplified } from "../tokens/simplified.ts";
import { readWith } from "./follow-up.ts";
import { isInsult, isPromptInjection, isTask } from "./off-topic.ts";
import { asksAboutOtherProduct } from "./other-product.server.ts";
import { quote } from "./quote.ts";

/** What of a question a section has to hold to be quoted. */
const related = { coverage: 0.65, score: 12 };

/** How many subjects are offered where the site doesn't know. */
const maxTopics = 2;

/** What there is to say to a question, before a client lays it out. */
export type Reply = { readonly locale: Locale } & (
  | { readonly kind: "crisis" | "declined"; readonly texts: readonly string[] }
  | { readonly kind: "written" | "perhaps"; readonly written: WrittenAnswer }
  | { readonly kind: "quoted"; readonly section: Section; readonly blocks: readonly Block[] }
  /** With questions nearby that have an answer. */
  | { readonly kind: "unknown"; readonly text: string; readonly questions: readonly string[] }
);

/**
 * Replies to a question by a written answer, else by a quote of what fits it best, else by saying that the site
 * doesn't know. `previous` is the question before it, of which a follow-up takes what it leaves unsaid.
 */
export function replyTo(pageLocale: Locale, asked: string, previous = ""): Reply {
  const question = simplified(asked.trim().slice(0, maxQueryLength));
  const locale = questionLocale(question, pageLocale);
  const copy = copyIn(locale, "previewChat");
  const crisis = crisisIn(question);
  if (crisis) return { locale, kind: "crisis", texts: crisisWords(locale, crisis, asked) };
  if (asksForMedicalAdvice(question)) return { locale, kind: "declined", texts: copy.medical };
  const offTopic = offTopicText(question, copy.unknown);
  if (offTopic) return { locale, kind: "unknown", text: offTopic, questions: [] };
  const meant = readWith(question, simplified(previous.trim().slice(0, maxQueryLength)));
  if (asksAboutOtherProduct(meant)) {
    return { locale, kind: "unknown", text: copy.unknown.otherProduct, questions: [] };
  }
  const { sure, perhaps, offered } = answersTo(locale, meant);
  if (sure) return { locale, kind: "written", written: sure };
  if (perhaps) return { locale, kind: "perhaps", written: perhaps };
  const [best] = matches(locale, meant, { limit: 1 });
  if (best && best.coverage >= related.coverage && best.score >= related.score) {
    const { section } = best;
    return { locale, kind: "quoted", section, blocks: quote(section.blocks, meant) };
  }
  const questions = offered
    .filter(({ pages }) => pages.length > 0)
    .slice(0, maxTopics)
    .map(({ asked }) => asked[0]);
  const text = questions.length > 0 ? copy.unknown.text : copy.unknown.nothing;
  return { locale, kind: "unknown", text, questions };
}

function offTopicText(question: string, copy: CopyOf<"previewChat">["unknown"]) {
  if (isInsult(question)) return copy.insult;
  if (isTask(question)) return copy.task;
  return isPromptInjection(question) ? copy.nothing : undefined;
}
