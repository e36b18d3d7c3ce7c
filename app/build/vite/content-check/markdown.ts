import type { Locale } from "../../../i18n/locales.ts";
import { memoizeByLocale } from "../../../i18n/memoize-by-locale.ts";
import { interpolationValues } from "../../../site/interpolation-values.ts";
import { findLinkProblems } from "./links.ts";
import { findTypographyFaults } from "./typography.ts";

/**
 * Finds problems in a Markdown file: figures typed by hand, links that lead nowhere, and faults of Chinese typography. Its
 * front matter has a schema (translated-content.ts), and its compiler refuses what it can't render, such as pictures
 * without a file.
 */
export function checkMarkdown(
  { file, source, locale }: { file: string; source: string; locale: Locale },
  targets: ReadonlySet<string>,
): string[] {
  return proseOf(source).flatMap(({ line, text }) =>
    [
      ...findLinkProblems(text, targets),
      ...findTypedFigures(text, locale),
      ...findTypographyFaults(text, locale),
    ].map((problem) => `${file}:${line}: ${problem}`),
  );
}

/** The lines that visitors read: titles and descriptions of the front matter, and the body without code and comments. */
function proseOf(source: string): { line: number; text: string }[] {
  let [fences, isCode] = [0, false];
  return source.split("\n").flatMap((raw, index) => {
    if (raw === "---" && fences < 2) fences++;
    if (/^\s*```/.test(raw)) isCode = !isCode;
    if (isCode || /^\s*(```|<!--)/.test(raw)) return [];
    const [, value] = /^ *(?:title|excerpt|description|alt): "?(.*?)"?$/.exec(raw) ?? [];
    const text = fences < 2 ? value : raw;
    return text ? [{ line: index + 1, text }] : [];
  });
}

/**
 * Values that nobody writes by chance, with their placeholders: figures of four characters or more, except years, and
 * names, addresses and phone numbers of the owner.
 */
const distinctiveValues = memoizeByLocale((locale) => {
  const entries = Object.entries(interpolationValues(locale)).filter(
    ([name, value]) =>
      /^(brand|legalEntity|phone|\w+Email)$/.test(name) ||
      (/\d/.test(value) && value.length >= 4 && !/^\d{4}$|\n|:\/\//.test(value)),
  );
  return Map.groupBy(entries, ([, value]) => value);
});

/** Finds values typed by hand that should be placeholders, so that they change with `facts.ts` and `site.ts`. */
export function findTypedFigures(text: string, locale: Locale): string[] {
  return [...distinctiveValues(locale)].flatMap(([value, entries]) => {
    if (!containsWhole(text, value)) return [];
    const names = entries.map(([name]) => `{{${name}}}`).join(" or ");
    return [`“${value}” is typed by hand: write ${names}.`];
  });
}

/** Whether a value is in a text, and not only as a part of a longer figure or word. */
function containsWhole(text: string, value: string): boolean {
  const [before = "", ...after] = text.split(value);
  return after.some(
    (rest, index) =>
      !/[\w.,]$/.test(after[index - 1] ?? before) && !/^[\w.,]*\d|^[a-z]/i.test(rest),
  );
}
