import type { CopyOf } from "../i18n/copy.server.ts";
import { formatCount } from "../i18n/format-count.ts";
import type { Locale } from "../i18n/locales.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import type { SearchResults } from "./results.ts";
import { search } from "./search.server.ts";

/** More would not help: whoever finds nothing among these needs a better query. */
const maxResults = 24;

/** Searches the site and groups what was found by kind: the kind of the best result first. */
export function searchResults(
  locale: Locale,
  asked: string,
  copy: CopyOf<"search">,
): SearchResults {
  const query = asked.trim().slice(0, maxQueryLength);
  const hits = search(locale, query, { limit: maxResults });
  return {
    query,
    total: hits.length,
    found: formatCount(copy.found, hits.length, locale),
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
