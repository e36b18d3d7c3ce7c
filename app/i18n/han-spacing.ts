import { type Locale, localeTable } from "./locales.ts";

/**
 * Inserts spaces between Han and Latin letters or digits in composed text, such as dates and lists, in languages that have
 * such spaces: `2026年` becomes `2026 年`. A no-break space keeps a number on the same line as its measure word.
 */
export function spaceHan(text: string, locale: Locale): string {
  if (!localeTable[locale].spacesHan) return text;
  return text
    .replace(/(?<=\d)(?=\p{Script=Han})/gu, "\u00a0")
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z])(?=\p{Script=Han})/gu, " ");
}

/**
 * Removes no-break spaces between Han characters. Copy has one after each figure, before its measure word: `2,000 名` needs
 * it, `1 万 名` does not.
 */
export function joinHan(text: string): string {
  return text.replace(/\u00a0(?<=\p{Script=Han}\u00a0)(?=\p{Script=Han})/gu, "");
}

/** Text that follows a label: after a space, unless it begins with full-width punctuation. */
export function afterLabel(text: string): string {
  return /^[（：]/.test(text) ? text : ` ${text}`;
}
