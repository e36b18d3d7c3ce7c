import { spaceHan } from "./han-spacing.ts";
import { type Locale, localeTable } from "./locales.ts";

/** "A, B and C", or with `disjunction` "A, B or C". */
export function listInWords(
  items: readonly string[],
  locale: Locale,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return spaceHan(new Intl.ListFormat(localeTable[locale].listTag, { type }).format(items));
}
