/** What stays as it is: placeholders, addresses of links, code, heading IDs, escapes and markup. */
const fixed =
  /(\{\{\w+\}\}|\$\{[^}]*\}|\{#?[\w-]+\}|\]\([^)]*\)|https?:\/\/[^\s)]+|`[^`]*`|\\u[0-9a-f]{4}|\\.|<[^>]*>|&\w+;|[\w.-]+@[\w.-]+|\/[\w./-]+)/;

const accents = new Map(
  Object.entries({ a: "áá", e: "éé", i: "íí", o: "óó", u: "úú", c: "ç", n: "ñ", y: "ý" }).concat(
    Object.entries({ A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", C: "Ç", N: "Ñ", Y: "Ý" }),
  ),
);

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

function accentLetters(text: string): string {
  return Array.from(text, (letter) => accents.get(letter) ?? letter).join("");
}
