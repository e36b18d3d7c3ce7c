/** Comments, strings and template literals of TypeScript; keys of objects and paths of imports are no texts. */
const tokens =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?:from|import\() ?"[^"\n]*"|"(?:[^"\\\n]|\\.)*":?|`(?:[^`\\]|\\.)*`/g;

/** What is no text in a string: an address, or a placeholder alone. */
const noText = /^(?:[/#]|https?:|\{\{\w+\}\}$)|^[^\p{L}]*$/u;

/** The texts in a module of copy, without their quotation marks. */
export function textsIn(source: string): string[] {
  return Array.from(source.matchAll(tokens), ([token]) => textOf(token)).filter(
    (text) => text !== undefined,
  );
}

/** The same module with other texts. */
export function replaceTexts(source: string, replace: (text: string) => string): string {
  return source.replace(tokens, (token) => {
    const text = textOf(token);
    return text === undefined ? token : token.charAt(0) + replace(text) + token.charAt(0);
  });
}

function textOf(token: string): string | undefined {
  const text = /^(["`]).*\1$/s.test(token) ? token.slice(1, -1) : "";
  return noText.test(text) ? undefined : text;
}
