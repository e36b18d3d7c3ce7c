import { joinHan } from "./han-spacing.ts";
import { type Locale, localeTable } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";

type Values = Readonly<Record<string, string | number>>;

/** The syntax of i18next, which is not loaded in the browser. */
export const placeholder = /\{\{(\w+)\}\}/g;

const pluralRules = memoizeByLocale((locale) => new Intl.PluralRules(localeTable[locale].tag));

/** Replaces each `{{name}}` in a text of copy by its value. Placeholders without a value stay. */
export function formatMessage(text: string, values: Values): string {
  return text.replace(placeholder, (match, name: string) => String(values[name] ?? match));
}

/** Formats a count, such as "1 post" or "7 posts": `found_one` or `found_other`, which i18next calls `found`. */
export function formatCount<Key extends string>(
  copy: Readonly<Record<`${Key}_other`, string>>,
  key: Key,
  count: number,
  locale: Locale,
): string {
  const form: unknown = Reflect.get(copy, `${key}_${pluralRules(locale).select(count)}`);
  return formatMessage(typeof form === "string" ? form : copy[`${key}_other`], { count });
}

/**
 * Replaces each `{{name}}` in texts other than copy: Markdown, mails and the API's description.
 * @throws if a value is missing
 */
export function interpolate(text: string, values: Values): string {
  const filled = text.replace(placeholder, (match, name: string) => {
    if (values[name] === undefined) throw new Error(`${match} has no value.`);
    return String(values[name]);
  });
  return joinHan(filled);
}
