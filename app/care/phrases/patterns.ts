/** A phrase per line, each a regular expression, matched as whole words: for languages that put spaces. */
export function words(lines: TemplateStringsArray, ...values: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives(lines, values)})\\b`);
}

/** A phrase per line, each a regular expression, matched anywhere: for languages without spaces. */
export function substrings(lines: TemplateStringsArray, ...values: readonly string[]): RegExp {
  return new RegExp(alternatives(lines, values));
}

function alternatives(lines: TemplateStringsArray, values: readonly string[]): string {
  return String.raw(lines, ...values)
    .trim()
    .replace(/\s*\n\s*/g, "|");
}
