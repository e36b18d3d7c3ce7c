import type { LoaderFunctionArgs } from "react-router";
import type { Block } from "../content/markdown/markdown-document.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatCount, formatMessage } from "../i18n/format-message.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { isLeftOut, questionPath } from "../i18n/paths.ts";
import { questionLocale } from "../i18n/question-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { findAnswers, withOrigin } from "./answers/answers.server.ts";
import { findCare } from "./care/care.server.ts";
import { outcomeOf } from "./results.ts";
import { search } from "./search.server.ts";
import { introducesNext } from "./section.ts";
import { findAnswerSources } from "./section-links.server.ts";
import { maxQueryLength } from "./tokens/max-query-length.ts";

/** A visitor who finds nothing among these needs a better query, not more results. */
const maxResults = 24;

/**
 * Searches the site in the query's language, best results first. Somebody in a crisis gets the same texts as in the chat
 * instead of a direct answer.
 */
export async function runSearch(page: Locale, text: string, siteUrl: string) {
  const query = text.trim().slice(0, maxQueryLength);
  const locale = questionLocale(query, page);
  const care = await findCare(locale, query);
  const crisis = care?.kind === "medical" ? undefined : care?.texts;
  const direct = crisis ? undefined : await findDirectAnswer(locale, query);
  return {
    query,
    locale,
    ...(crisis && { crisis }),
    ...(direct && { direct: withOrigin(direct, siteUrl) }),
    hits: await search(locale, query, maxResults),
  };
}

/**
 * Searches for the query of a URL, and groups the results by kind, the kind of the best result first.
 * @param settled whether the visitor has finished the query, which is then counted
 */
export async function loadResults(
  { context, url }: Pick<LoaderFunctionArgs, "context" | "url">,
  settled: boolean,
) {
  const page = getLocale(context);
  const copy = getCopy(context, "search");
  const { chatAppUrl, onSearched, siteUrl } = context.get(settingsContext);
  const text = url.searchParams.get("q") ?? "";
  const { query, locale, crisis, direct, hits } = await runSearch(page, text, siteUrl);
  const count = formatCount(copy, "found", hits.length, page);
  const chat = questionPath(page, query);
  const results = {
    query,
    /** The language of the results (BCP 47), which is the query's and may differ from the page's. */
    lang: localeTable[locale].tag,
    /** What to say first to somebody in a crisis, in paragraphs of plain text. */
    ...(crisis && { crisis }),
    ...(direct && { direct }),
    total: hits.length,
    /** The number in words, with the direct answer; empty for somebody in a crisis. */
    found: crisis ? "" : direct ? formatMessage(copy.foundWithDirect, { found: count }) : count,
    groups: [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, group]) => ({
      kind,
      label: copy.kinds[kind],
      results: group.map(({ title, heading, path, excerpt }) => ({
        /** The page, unless the heading or the group says it already. */
        page: title === heading || title === copy.kinds[kind] ? "" : title,
        heading,
        path,
        excerpt,
      })),
    })),
    /** The path of the built-in chat with the query as its question, unless another application is connected. */
    ...(!chatAppUrl && !isLeftOut(chat) && { chat }),
  };
  if (settled && query) onSearched(outcomeOf(results));
  return results;
}

/** Finds the written answer to a query. Answers without sources are small talk, which is left to the chat. */
export async function findDirectAnswer(locale: Locale, query: string) {
  const { certain } = await findAnswers(locale, query);
  if (!certain) return undefined;
  const sources = findAnswerSources(locale, certain);
  if (sources.length === 0) return undefined;
  return {
    question: certain.phrasings[0],
    summary: summarize(certain.blocks),
    blocks: certain.blocks.map(({ html }) => html),
    sources,
  };
}

/** Returns the first paragraph as plain text, with the list or table that it introduces. */
function summarize([first, second]: readonly Block[]): string {
  const text = first?.text ?? "";
  return second && introducesNext(first) ? `${text}\n${second.text}` : text;
}
