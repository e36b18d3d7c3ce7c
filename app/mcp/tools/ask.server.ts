import * as v from "valibot";
import { answerKinds } from "../../chat/answer.ts";
import { prepareReply, type Reply, replyTo } from "../../chat/reply.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { locales } from "../../i18n/locales.ts";
import type { Block } from "../../markdown/markdown-document.ts";
import type { SectionLink } from "../../search/section.ts";
import { answerSources, linkTo } from "../../search/section-links.server.ts";
import { absolute } from "../../seo/page-head.ts";
import { maxQueryLength } from "../../tokens/max-query-length.ts";
import { defineTool, locale } from "../tool.ts";

/** Never the owner's model: a client of this tool has its own. */
const kinds = answerKinds.filter((kind) => kind !== "model");

export const askTool = defineTool({
  name: "ask",
  title: "Ask the site",
  description:
    "Answers a question about the product, its API, prices, privacy or the company with the site’s own written answer and its sources. If there is none, says so (kind “unknown”) and names questions nearby that have one. Gives no medical advice.",
  input: v.strictObject({
    question: v.pipe(v.string(), v.minLength(1), v.maxLength(maxQueryLength)),
    locale,
  }),
  output: v.object({
    locale: v.pipe(
      v.picklist(locales),
      v.description("The language of the answer: the question’s."),
    ),
    kind: v.pipe(
      v.picklist(kinds),
      v.description(
        "written: the answer; quoted: what may answer it; unknown: the site doesn’t say; declined: medical advice; crisis: whom to call.",
      ),
    ),
    text: v.string(),
    sources: v.array(v.object({ title: v.string(), url: v.string() })),
    questions: v.pipe(v.array(v.string()), v.description("Questions nearby that have an answer.")),
  }),
  async run({ question, locale }, { siteUrl }) {
    await prepareReply(locale, question);
    const reply = replyTo(locale, question);
    const { text, links = [], questions = [] } = contentOf(reply);
    const sources = links.map(({ label, path }) => ({
      title: label,
      url: absolute(siteUrl, path),
    }));
    const listed = [
      ...sources.map(({ title, url }) => `- [${title}](${url})`),
      ...questions.map((nearby) => `- ${nearby}`),
    ];
    return {
      text: [text, listed.join("\n")].filter(Boolean).join("\n\n"),
      data: {
        locale: reply.locale,
        kind: reply.kind === "perhaps" ? "quoted" : reply.kind,
        text,
        sources,
        questions: [...questions],
      },
    };
  },
});

interface Content {
  readonly text: string;
  readonly links?: readonly SectionLink[];
  readonly questions?: readonly string[];
}

function contentOf(reply: Reply): Content {
  const { locale } = reply;
  const copy = copyIn(locale, "previewChat");
  switch (reply.kind) {
    case "crisis":
    case "declined":
      return { text: reply.texts.join("\n\n") };
    case "written":
      return { text: textOf(reply.written.blocks), links: answerSources(locale, reply.written) };
    case "perhaps": {
      const { asked, blocks } = reply.written;
      const text = formatMessage(copy.perhaps, { question: asked[0] });
      return { text: `${text}\n\n${textOf(blocks)}`, links: answerSources(locale, reply.written) };
    }
    case "quoted":
      return {
        text: `${copy.related}\n\n${textOf(reply.blocks)}`,
        links: [linkTo(reply.section)],
      };
    case "unknown":
      return { text: reply.text, questions: reply.questions };
  }
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join("\n\n");
}
