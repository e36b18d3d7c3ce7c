import { answersTo, type WrittenAnswer } from "../answers/answers.server.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { matches } from "../search/search.server.ts";
import { answerSources, linkTo } from "../search/section-links.server.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { simplified } from "../tokens/simplified.ts";
import type { Answer, AnswerPart } from "./answer.ts";
import { crisisIn } from "./crisis.ts";
import { crisisWords } from "./crisis-words.server.ts";
import { readWith } from "./follow-up.ts";
import { asksForMedicalAdvice } from "./medical-advice.ts";
import { isInsult, isPromptInjection, isTask } from "./off-topic.ts";
import { asksAboutOtherProduct } from "./other-product.server.ts";
import { questionLocale } from "./question-locale.ts";
import { quote } from "./quote.ts";

/** What of a question a section has to hold to be quoted. */
const related = { coverage: 0.65, score: 12 };

/** How many subjects are offered where the site doesn't know. */
const maxTopics = 2;

/**
 * Answers a question by a written answer, else by quoting what fits it best, else by saying that the site doesn't
 * know. `previous` is the question before it, of which a follow-up takes what it leaves unsaid.
 */
export function answerQuestion(pageLocale: Locale, asked: string, previous = ""): Answer {
  const question = simplified(asked.trim().slice(0, maxQueryLength));
  const locale = questionLocale(question, pageLocale);
  const lang = localeTable[locale].tag;
  const copy = copyIn(locale, "previewChat");
  const crisis = crisisIn(question);
  if (crisis) {
    return { lang, kind: "crisis", parts: paragraphs(crisisWords(locale, crisis, asked)) };
  }
  if (asksForMedicalAdvice(question)) {
    return { lang, kind: "declined", parts: paragraphs(copy.medical) };
  }
  if (isInsult(question)) {
    return { lang, kind: "unknown", parts: unknownParts(locale, copy.unknown.insult, []) };
  }
  if (isTask(question) || isPromptInjection(question)) {
    const text = isTask(question) ? copy.unknown.task : copy.unknown.nothing;
    return { lang, kind: "unknown", parts: unknownParts(locale, text, []) };
  }
  const meant = readWith(question, simplified(previous.trim().slice(0, maxQueryLength)));
  if (asksAboutOtherProduct(meant)) {
    return { lang, kind: "unknown", parts: unknownParts(locale, copy.unknown.otherProduct, []) };
  }
  const { sure, perhaps, offered } = answersTo(locale, meant);
  if (sure) return { lang, kind: "written", parts: writtenParts(locale, sure) };
  if (perhaps) {
    const text = formatMessage(copy.perhaps, { question: perhaps.asked[0] });
    return {
      lang,
      kind: "quoted",
      parts: [{ type: "text", text }, ...writtenParts(locale, perhaps)],
    };
  }
  const quoted = quotedParts(locale, meant);
  if (quoted) return { lang, kind: "quoted", parts: quoted };
  const topics = offered.filter(({ pages }) => pages.length > 0).slice(0, maxTopics);
  const text = topics.length > 0 ? copy.unknown.text : copy.unknown.nothing;
  return { lang, kind: "unknown", parts: unknownParts(locale, text, topics) };
}

function paragraphs(texts: readonly string[]): AnswerPart[] {
  return texts.map((text) => ({ type: "text", text }));
}

function writtenParts(locale: Locale, written: WrittenAnswer): AnswerPart[] {
  const copy = copyIn(locale, "previewChat");
  const links = answerSources(locale, written);
  const answer = {
    type: "blocks",
    blocks: written.blocks.map(({ html }) => inFrame(html)),
  } as const;
  return links.length > 0 ? [answer, { type: "links", label: copy.sources, links }] : [answer];
}

function quotedParts(locale: Locale, question: string): AnswerPart[] | undefined {
  const copy = copyIn(locale, "previewChat");
  const [best] = matches(locale, question, { limit: 1 });
  if (!best || best.coverage < related.coverage || best.score < related.score) return undefined;
  const blocks = quote(best.section.blocks, question).map(({ html }) => inFrame(html));
  return [
    { type: "text", text: copy.related },
    { type: "quote", blocks, source: linkTo(best.section) },
  ];
}

function unknownParts(
  locale: Locale,
  text: string,
  nearest: readonly WrittenAnswer[],
): AnswerPart[] {
  const copy = copyIn(locale, "previewChat");
  const questions = nearest.map(({ asked }) => asked[0]);
  const contact = { label: copy.unknown.contact, path: pagePath(locale, "contact") };
  const topics = { type: "questions", label: copy.unknown.topics, questions } as const;
  return [
    { type: "text", text },
    ...(questions.length > 0 ? [topics] : []),
    { type: "links", label: copy.unknown.label, links: [contact] },
  ];
}

/** Links open in place of the page around the frame. */
function inFrame(html: string): string {
  return html.replaceAll("<a ", '<a target="_top" ');
}
