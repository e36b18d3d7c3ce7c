/** Phrases to look for in a text. */
export interface Phrases {
  readonly test: (text: string) => boolean;
}

/** A phrase per line, each a regular expression, matched as whole words: for languages that put spaces. */
export function words(lines: TemplateStringsArray, ...values: readonly string[]): Phrases {
  return anyOf(String.raw(lines, ...values), (phrase) => `\\b(?:${phrase})\\b`);
}

/** A phrase per line, each a regular expression, matched anywhere: for languages without spaces. */
export function substrings(lines: TemplateStringsArray, ...values: readonly string[]): Phrases {
  return anyOf(String.raw(lines, ...values), (phrase) => phrase);
}

/* Each phrase on its own: V8 compiles one long pattern four times as long as the same in pieces, at the first question. */
function anyOf(lines: string, sourceOf: (phrase: string) => string): Phrases {
  const patterns = lines
    .trim()
    .split(/\s*\n\s*/)
    .map((phrase) => new RegExp(sourceOf(phrase)));
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) };
}
