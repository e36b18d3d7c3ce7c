import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { answerQuestion } from "../../chat/answer.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { withOrigin } from "../../search/answers/answers.server.ts";
import { absoluteUrl } from "../../seo/page-head.ts";
import { writeMarkdown } from "../../seo/text/page-markdown.ts";

/** Answers a question as the preview chat does, in Markdown with its sources. */
export async function answerFromSite(
  locale: Locale,
  question: string,
  previous: string,
  siteUrl: string,
) {
  const texts: string[] = [];
  const links: { readonly label: string; readonly path: string }[] = [];
  const { parts } = withOrigin(await answerQuestion(locale, question, previous), siteUrl);
  for (const part of parts) {
    if (part.type === "text") texts.push(part.text);
    if (part.type === "blocks" || part.type === "quote") texts.push(...part.blocks.map(toMarkdown));
    if (part.type === "quote") links.push(part.source);
    if (part.type === "links") links.push(...part.links);
  }
  return {
    text: texts.join("\n\n"),
    sources: links.map(({ label, path }) => ({ title: label, url: absoluteUrl(siteUrl, path) })),
  };
}

/** Replaces links by their text, because the sources list their targets. */
const reader = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers: { a: (state, link) => state.all(link) } });

function toMarkdown(html: string): string {
  return writeMarkdown(reader.runSync(reader.parse(html))).trim();
}
