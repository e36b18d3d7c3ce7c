import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { pagePath, searchPath } from "../i18n/paths.ts";
import type { WrittenAnswer } from "../search/answers/answers.server.ts";
import { answerSources, linkTo } from "../search/section-links.server.ts";
import type { Answer, AnswerPart } from "./answer.ts";
import { type Reply, replyTo } from "./reply.server.ts";

type UnknownReply = Extract<Reply, { kind: "unknown" }>;

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
    case "more": {
      const blocks = reply.blocks.map(({ html }) => inFrame(html));
      return [
        { type: "text", text: copy.more },
        { type: "quote", blocks, source: linkTo(reply.section) },
      ];
    }
    case "unknown":
      return unknownParts(reply);
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

function unknownParts({ locale, texts, query, questions }: UnknownReply): AnswerPart[] {
  const { unknown } = copyIn(locale, "previewChat");
  const contact = { label: unknown.contact, path: pagePath(locale, "contact") };
  const label = formatMessage(unknown.search, { query });
  const links = query ? [{ label, path: searchPath(locale, query) }, contact] : [contact];
  return [
    ...texts.map((text) => ({ type: "text", text }) as const),
    { type: "questions", label: unknown.topics, questions },
    { type: "links", label: unknown.label, links },
  ];
}

/** Links open in place of the page around the frame. */
function inFrame(html: string): string {
  return html.replaceAll("<a ", '<a target="_top" ');
}
