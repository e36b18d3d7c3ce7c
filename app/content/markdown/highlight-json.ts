import { escapeHtml } from "./escape-html.ts";

const token = /("(?:[^"\\\n]|\\.)*"|\b(?:\d[\d.]*|true|false|null)\b)/;

/**
 * Highlights the strings, numbers and literals of JSON as HTML, with the classes of highlight.ts, whose grammars would be too
 * large for the browser.
 */
export function highlightJson(json: string): string {
  const parts = json.split(token).map((part, index) => {
    const html = escapeHtml(part);
    if (index % 2 === 0) return html;
    return `<span class="${part.startsWith('"') ? "string" : "number"}">${html}</span>`;
  });
  return breakable(parts.join(""));
}

/** Lets long lines of highlighted code break in paths and after opening brackets, where spaces are rare. */
export function breakable(html: string): string {
  return html.replace(/(?<=[\w}])[/#](?=\w)|(?<! )[([](?=(<span[^>]*>)?[\w$&])/g, "$&<wbr>");
}
