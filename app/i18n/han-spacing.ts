/**
 * Sets Latin letters and digits apart from the Han beside them, in what is put together from parts
 * (dates, lists): `2026年` becomes `2026 年`. A number stays on the line of its measure word (U+00A0).
 */
export function spaceHan(text: string): string {
  return text
    .replace(/(?<=\d)(?=\p{Script=Han})/gu, "\u00a0")
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z])(?=\p{Script=Han})/gu, " ");
}

/** What follows a label in its line: after a space, unless it begins with full-width punctuation. */
export function afterLabel(text: string): string {
  return /^[（：]/.test(text) ? text : ` ${text}`;
}
