import { spaceHan } from "./han-spacing.ts";
import { type Locale, localeTable } from "./locales.ts";

/** Formats a list: "A, B and C", or "A, B or C" for a disjunction. */
export function formatList(
  items: readonly string[],
  locale: Locale,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return spaceHan(new Intl.ListFormat(localeTable[locale].listTag, { type }).format(items), locale);
}
