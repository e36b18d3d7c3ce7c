import { interpolationValues } from "../../../i18n/interpolation-values.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { memoizeByLocale } from "../../../i18n/memoize-by-locale.ts";

/**
 * The placeholders of values that nobody writes by chance: figures of four characters or more, but no years, and names,
 * addresses and phone numbers of the owner's.
 */
const distinctive = memoizeByLocale((locale) => {
  const entries = Object.entries(interpolationValues(locale)).filter(
    ([name, value]) =>
      /^(brand|legalEntity|phone|\w+Email)$/.test(name) ||
      (/\d/.test(value) && value.length >= 4 && !/^\d{4}$|\n|:\/\//.test(value)),
  );
  return Map.groupBy(entries, ([, value]) => value);
});

/** What is typed by hand in a text and should be a placeholder, so that it changes with `facts.ts` and `site.ts`. */
export function typedFigures(text: string, locale: Locale): string[] {
  return [...distinctive(locale)].flatMap(([value, entries]) => {
    if (!contains(text, value)) return [];
    const names = entries.map(([name]) => `{{${name}}}`).join(" or ");
    return [`“${value}” is typed by hand: write ${names}.`];
  });
}

/** Whether a value is in a text, and not only as a part of a longer figure or word. */
function contains(text: string, value: string): boolean {
  const [before = "", ...after] = text.split(value);
  return after.some(
    (rest, index) =>
      !/[\w.,]$/.test(after[index - 1] ?? before) && !/^[\w.,]*\d|^[a-z]/i.test(rest),
  );
}
