import { categories } from "../../content/categories.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { BlogFilter } from "./filter.ts";

/** The heading of a filtered list; empty without a filter. */
export function resultsHeading(
  { query, category }: Pick<BlogFilter, "query" | "category">,
  { categories: names, results }: CopyOf<"blog">,
): string {
  const known = categories.find((name) => name === category);
  if (category && !known) return results.unknown;
  const name = known ? names[known].name : "";
  if (!query) return name;
  return formatMessage(known ? results.queryIn : results.query, { query, category: name });
}
