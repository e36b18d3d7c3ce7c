import type { CopyOf } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";

/** Says what is wrong with a field, by the keyword of its schema and the value that this has there. */
export function fieldDetail(
  keyword: string,
  limit: unknown,
  texts: CopyOf<"sandbox">["fields"],
  locale: Locale,
): string {
  const text = Object.entries(texts).find(([name]) => name === keyword)?.[1] ?? texts.other;
  // All values are words of code: formatList, which sets Han apart from them, would come into every page's script.
  const list = new Intl.ListFormat(localeTable[locale].listTag, { type: "disjunction" });
  const values = Array.isArray(limit) ? list.format(limit) : "";
  return formatMessage(text, { type: String(limit), limit: String(limit), values });
}
