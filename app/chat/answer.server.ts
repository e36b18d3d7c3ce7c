import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import type { WrittenAnswer } from "../search/answers/answers.server.ts";
import { answerSources, linkTo } from "../search/section-links.server.ts";
import type { Answer, AnswerPart } from "./answer.ts";
import { type Reply, replyTo } from "./reply.server.ts";

/** Answers a question as the chat shows it. `previous` is the question before it. */
export async function answerQuestion(
  pageLocale: Locale,
  asked: string,
  previous = "",
): Promise<Answer> {
  const reply = await replyTo(pageLocale, asked, previous);
  return {
    lang: localeTable[reply.locale].tag,
    kind: reply.kind === "perhaps" || reply.kind === "more" ? "quoted" : reply.kind,
    parts: partsOf(reply),
  };
}

function partsOf(reply: Reply): AnswerPart[] {
  const { locale } = reply;
  const copy = copyIn(locale, "previewChat");
  switch (reply.kind) {
    case "crisis":
    case "declined":
      return reply.texts.map((text) => ({ type: "text", text }));
    case "written":
      return writtenParts(locale, reply.written);
    case "perhaps": {
      const text = formatMessage(copy.perhaps, { question: reply.written.asked[0] });
      return [{ type: "text", text }, ...writtenParts(locale, reply.written)];
    }
    case "quoted":
    case "more": {
      const blocks = reply.blocks.map(({ html }) => inFrame(html));
      return [
        { type: "text", text: reply.kind === "more" ? copy.more : copy.related },
        { type: "quote", blocks, source: linkTo(reply.section) },
      ];
    }
    case "unknown":
      return unknownParts(locale, reply.text, reply.questions);
  }
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

function unknownParts(locale: Locale, text: string, questions: readonly string[]): AnswerPart[] {
  const copy = copyIn(locale, "previewChat");
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
