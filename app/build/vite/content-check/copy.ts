import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { placeholderProblems, placeholdersOf } from "../../../content/placeholders.ts";
import { type Locale, localeTable } from "../../../i18n/locales.ts";
import { interpolationValues } from "../../../site/interpolation-values.ts";
import { findLinkProblems } from "./links.ts";
import { findTypedFigures } from "./markdown.ts";
import { findTypographyFaults } from "./typography.ts";

/** The copy of a page in one language, as i18next's JSON. */
export interface CopyFile {
  readonly locale: Locale;
  readonly file: string;
  readonly source: string;
}

interface Text {
  readonly text: string;
  readonly line: number;
}

/** Placeholders that a page or a mail fills by itself; all others are in interpolation-values.ts. */
const filledLater = new Set(
  (
    "address after authority before category city clocks confirmUrl count days email estimate failure " +
    "found high hours inconsistency left limit lines link location low max milliseconds minutes model " +
    "month name number outcome page participants path price query question range remoteFrom result right " +
    "sample seconds share siteUrl size status textSize time title trial type unit unsubscribeUrl url " +
    "value values width zoom"
  ).split(" "),
);

/** The end of a key with a form of i18next's plurals. */
const pluralForm = /_(zero|one|two|few|many|other)$/;

/**
 * Finds problems in the copy of a page, whose first file is the original: missing and surplus texts and plural forms, empty
 * texts, placeholders that are unknown or not in all languages, links that lead nowhere, figures typed by hand, and faults
 * of Chinese typography. Each is written as `file:line: key: problem`.
 */
export function checkCopy(files: readonly CopyFile[], targets: ReadonlySet<string>): string[] {
  const [original] = files;
  const originals = textsOf(original?.source ?? "");
  return files.flatMap(({ file, source, locale }) => {
    const values = interpolationValues(locale);
    const texts = textsOf(source);
    const expected = findExpectedTexts(originals, locale);
    const missing = [...expected].filter(([path]) => !texts.has(path));
    return [
      ...missing.map(
        ([path, { line }]) => `${file}:1: ${path} is missing (${original?.file}:${line}).`,
      ),
      ...[...texts].flatMap(([path, { text, line }]) => {
        const base = expected.get(path);
        return [
          ...(base ? [] : [`${original?.file} has no such text, or the language no such plural.`]),
          ...(text.trim() === "" ? ["The text is empty."] : []),
          ...placeholderProblems(text, values, filledLater),
          ...(text.match(/(?<!\{)\{\w+\}(?!\})/g) ?? []).map(
            (name) => `${name} stays as it is: write {${name}}.`,
          ),
          ...(base ? comparePlaceholders(text, base.text, `${original?.file}:${base.line}`) : []),
          ...findLinkProblems(text, targets),
          ...findTypedFigures(text, locale),
          ...findTypographyFaults(text, locale),
        ].map((problem) => `${file}:${line}: ${path}: ${problem}`);
      }),
    ];
  });
}

/** The texts that a language needs, by path. All its plural forms are compared with `other`, which all languages have. */
export function findExpectedTexts(originals: ReadonlyMap<string, Text>, locale: Locale) {
  const { pluralCategories } = new Intl.PluralRules(localeTable[locale].tag).resolvedOptions();
  const paths = [...originals].flatMap(([path, text]): [string, Text][] => {
    const key = path.replace(pluralForm, "");
    if (!originals.has(`${key}_other`)) return [[path, text]];
    return path.endsWith("_other") ? pluralCategories.map((form) => [`${key}_${form}`, text]) : [];
  });
  return new Map(paths);
}

/** Finds the placeholders that only one of two texts has. */
function comparePlaceholders(text: string, original: string, place: string): string[] {
  const [names, originalNames] = [placeholdersIn(text), placeholdersIn(original)];
  const subtract = (all: string[], others: string[]) =>
    all.filter((name) => !others.includes(name));
  return [
    ...subtract(originalNames, names).map((name) => `{{${name}}} is missing, which ${place} has.`),
    ...subtract(names, originalNames).map((name) => `{{${name}}} is here, and not in ${place}.`),
  ];
}

/** The placeholders to compare: Chinese sentences name the brand more often than English ones, and "One result" needs no count. */
function placeholdersIn(text: string): string[] {
  return placeholdersOf(text).filter((name) => name !== "brand" && name !== "count");
}

/** The texts by their paths, as in `hero.heading`. JSON is also YAML, and the YAML parser reports lines. */
export function textsOf(source: string): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  const lineCounter = new LineCounter();
  visit(parseDocument(source, { lineCounter }), {
    Scalar(key, { value, range }, ancestors) {
      if (key === "key") return;
      const path = ancestors.flatMap((node, depth) => {
        const child = ancestors[depth + 1];
        if (isPair(node)) return isScalar(node.key) ? String(node.key.value) : [];
        return isSeq(node) ? String(child ? node.items.indexOf(child) : key) : [];
      });
      texts.set(path.join("."), {
        text: String(value),
        line: lineCounter.linePos(range?.[0] ?? 0).line,
      });
    },
  });
  return texts;
}
