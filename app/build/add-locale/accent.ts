/** What stays as it is: placeholders, addresses of links, code, heading IDs, escapes, markup and abbreviations. */
const fixed =
  /(\{\{\w+\}\}|\$\{[^}]*\}|\{#?[\w-]+\}|\]\([^)]*\)|https?:\/\/[^\s)]+|`[^`]*`|\\u[0-9a-f]{4}|\\.|<[^>]*>|&\w+;|[\w.-]+@[\w.-]+|\/[\w./-]+|\b\w*[A-Z]{2}\w*)/;

/** Combining acute, cedilla and tilde, with letters that the fonts have. */
const accents = [
  [/[aeiouy]/i, "\u0301"],
  [/c/i, "\u0327"],
  [/n/i, "\u0303"],
] as const;

/**
 * English with accents on its letters and about 40 % longer, as translations are, for tests of the layout: what has no
 * accents on a page is not in its language's files.
 */
export function accent(text: string): string {
  return text
    .split(fixed)
    .map((part, index) => (index % 2 === 1 ? part : accentLetters(part)))
    .join("");
}

/** Vowels in lower case stand twice. */
function accentLetters(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const mark = accents.find(([letters]) => letters.test(letter))?.[1] ?? "";
    const accented = (letter + mark).normalize("NFC");
    return /[aeiou]/.test(letter) ? accented + accented : accented;
  });
}
