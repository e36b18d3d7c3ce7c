import { questionLocale } from "../chat/question-locale.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { formatCount } from "../i18n/format-count.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { directAnswer } from "./direct-answer.server.ts";
import type { SearchResults } from "./results.ts";
import { search } from "./search.server.ts";

/** More would not help: whoever finds nothing among these needs a better query. */
const maxResults = 24;

/**
 * Searches the site in the query's language and groups what was found by kind: the kind of the best result first.
 * `copy` is in the page's language.
 */
export function searchResults(page: Locale, asked: string, copy: CopyOf<"search">): SearchResults {
  const query = asked.trim().slice(0, maxQueryLength);
  const locale = questionLocale(query, page);
  const direct = directAnswer(locale, query);
  const hits = search(locale, query, { limit: maxResults });
  const found = formatCount(copy.found, hits.length, page);
  return {
    query,
    lang: localeTable[locale].tag,
    ...(direct && { direct }),
    total: hits.length,
    found: direct ? formatMessage(copy.foundWithDirect, { found }) : found,
    groups: [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, group]) => ({
      kind,
      label: copy.kinds[kind],
      results: group.map(({ title, heading, path, excerpt }) => ({
        page: title === heading || title === copy.kinds[kind] ? "" : title,
        heading,
        path,
        excerpt,
      })),
    })),
  };
}
