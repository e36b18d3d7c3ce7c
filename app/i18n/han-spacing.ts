import { type Locale, localeTable } from "./locales.ts";

/**
 * Inserts spaces between Han and Latin letters or digits in text that is composed of parts, such as dates and
 * lists, in languages that have them: `2026年` becomes `2026 年`. A no-break space keeps a number on the line of its measure
 * word.
 */
export function spaceHan(text: string, locale: Locale): string {
  if (!localeTable[locale].spacesHan) return text;
  return text
    .replace(/(?<=\d)(?=\p{Script=Han})/gu, "\u00a0")
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z])(?=\p{Script=Han})/gu, " ");
}

/**
 * Removes no-break spaces between Han characters. A figure has one before its measure word: it stays in `2,000 名`, and is
 * too much in `1 万 名`.
 */
export function joinHan(text: string): string {
  return text.replace(/\u00a0(?<=\p{Script=Han}\u00a0)(?=\p{Script=Han})/gu, "");
}

/** Text that follows a label: after a space, unless it begins with full-width punctuation. */
export function afterLabel(text: string): string {
  return /^[（：]/.test(text) ? text : ` ${text}`;
}
