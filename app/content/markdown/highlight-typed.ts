import { escapeHtml } from "./escape-html.ts";

const tokens = new RegExp(
  [
    /(?<string>"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|`[^`\n]*`)/,
    /(?<number>\b(?:\d[\d.]*|true|false|null|nil|True|False|None)\b)/,
    /(?<keyword>\b(?:await|const|curl|import|print|return|with)\b)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/**
 * Highlights strings, numbers and a few keywords as HTML, with the classes of highlight.ts, in text that is typed into the
 * page. Grammars of each language would be too large for the browser.
 */
export function highlightTyped(code: string): string {
  let html = "";
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(tokens)) {
    const [name] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    html += `${escapeHtml(code.slice(end, index))}<span class="${name}">${escapeHtml(text)}</span>`;
    end = index + text.length;
  }
  return breakable(html + escapeHtml(code.slice(end)));
}

/** Lets long lines of highlighted code break in paths and after opening brackets, where spaces are rare. */
export function breakable(html: string): string {
  return html.replace(/(?<=[\w}])[/#](?=\w)|(?<! )[([](?=(<span[^>]*>)?[\w$&])/g, "$&<wbr>");
}
