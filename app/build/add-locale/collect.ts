import { mark } from "./mark.ts";

/** A line that imports from the English folder what is there for every language, under the name `en`. */
const englishLine = /^import (?!type).*\ben\b.* from "[^"]*\/en\/[^"]*";$/gm;

/** `{ en, zh }` */
const collection = /(?<!import )\{ en((?:, \w+)*) \}/g;

/** Adds a language to a module that collects something for each; other modules stay as they are. */
export function collect(source: string, code: string): string {
  if (source.search(englishLine) < 0) return source;
  return source
    .replace(englishLine, (line) => `${line}\n${line.replace(/\ben\b/g, code)}`)
    .replace(collection, (_, others: string) => `{ en${others}, ${code} }`);
}

/** `en: "…", zh: "…"` in an object, up to its end. */
const texts = /\ben: ("(?:[^"\\\n]|\\.)*"),?\s*(?:\w+: "(?:[^"\\\n]|\\.)*",?\s*)*(?=\})/g;

/** Adds marked texts in a language to the objects of a module that have one for each. */
export function addTexts(source: string, code: string, edit: (text: string) => string): string {
  return source.replace(
    texts,
    (all, english: string) =>
      `${all.trimEnd().replace(/,$/, "")}, /* ${mark}. */ ${code}: ${edit(english)} `,
  );
}
