import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { answerQuestion } from "../../chat/answer.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { absolute } from "../../seo/page-head.ts";

interface SiteAnswer {
  readonly text: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** What the preview chat says to a question, as plain text with its sources. */
export async function answerFromSite(
  locale: Locale,
  question: string,
  previous: string,
  siteUrl: string,
): Promise<SiteAnswer> {
  const texts: string[] = [];
  const links: { readonly label: string; readonly path: string }[] = [];
  const { parts } = await answerQuestion(locale, question, previous);
  for (const part of parts) {
    if (part.type === "text") texts.push(part.text);
    if (part.type === "blocks" || part.type === "quote") texts.push(...part.blocks.map(textOf));
    if (part.type === "quote") links.push(part.source);
    if (part.type === "links") links.push(...part.links);
  }
  return {
    text: texts.join("\n\n"),
    sources: links.map(({ label, path }) => ({ title: label, url: absolute(siteUrl, path) })),
  };
}

const parser = unified().use(rehypeParse, { fragment: true });

/** The text of HTML, with a line for each block. */
function textOf(html: string): string {
  const texts: string[] = [];
  visit(parser.parse(html), (node) => {
    if (node.type === "text") texts.push(node.value);
    if (node.type === "element" && /^(li|tr|p|h\d)$/.test(node.tagName)) texts.push("\n");
  });
  return texts.join("").trim();
}
