import type { Block } from "../content/markdown/markdown-document.ts";
import type { Locale } from "../i18n/locales.ts";
import { answersTo } from "./answers/answers.server.ts";
import type { DirectAnswer } from "./results.ts";
import { answerSources } from "./section-links.server.ts";

/** The written answer to a query, if one fits. Small talk has no sources and is left to the chat. */
export async function directAnswer(
  locale: Locale,
  query: string,
): Promise<DirectAnswer | undefined> {
  const { sure } = await answersTo(locale, query);
  if (!sure) return undefined;
  const sources = answerSources(locale, sure);
  if (sources.length === 0) return undefined;
  return {
    question: sure.asked[0],
    summary: summary(sure.blocks),
    blocks: sure.blocks.map(({ html }) => html),
    sources,
  };
}

/** The first paragraph as plain text, with the list or table that it introduces. */
function summary([first, second]: readonly Block[]): string {
  const text = first?.text ?? "";
  return second && /[:：]$/.test(text) ? `${text}\n${second.text}` : text;
}
