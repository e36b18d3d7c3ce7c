import { escapeCode } from "./escape-html.ts";

const string = /"(?:[^"\\\n]|\\.)*"/g;

/** Highlights the strings of JSON as HTML, as highlight.ts does, whose grammars would be too large for the browser. */
export function highlightJson(json: string): string {
  return breakable(escapeCode(json).replace(string, '<span class="string">$&</span>'));
}

/** Lets long lines of highlighted code break in paths and after opening brackets, where spaces are rare. */
export function breakable(html: string): string {
  return html.replace(/(?<=[\w}])[/#](?=\w)|(?<! )[([](?=(<span[^>]*>)?[\w$&"'])/g, "$&<wbr>");
}
