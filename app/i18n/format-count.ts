import { formatMessage } from "./format-message.ts";
import { type Locale, localeTable } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";

interface Forms {
  /** For the plural category "one" of Unicode CLDR; Chinese has only "other". */
  readonly one: string;
  readonly other: string;
}

const pluralRules = memoizeByLocale((locale) => new Intl.PluralRules(localeTable[locale].tag));

/** Formats a count, such as "1 post" or "7 posts": fills `{count}` in the plural form of the number. */
export function formatCount(forms: Forms, count: number, locale: Locale): string {
  const rule = pluralRules(locale).select(count);
  return formatMessage(rule === "one" ? forms.one : forms.other, { count });
}
