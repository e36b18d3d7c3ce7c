import type { MarkdownDocument } from "../markdown/markdown-document.ts";

/** The section of the privacy policy about the model that answers in the chat, of level 3 and without subsections. */
export const assistantSection = "assistant";

/** Stands in it for the host of the model, which only the running site knows. */
const hostPlaceholder = "assistant.invalid";

/** A document with the host of the model in its section about it, or without that section if there is no model. */
export function withAssistant(document: MarkdownDocument, host?: string): MarkdownDocument {
  const { html, markdown, headings, sections } = document;
  const heading = headings.find(({ id }) => id === assistantSection);
  if (!heading) return document;
  if (host) {
    return {
      ...document,
      html: html.replaceAll(hostPlaceholder, host),
      markdown: markdown.replaceAll(hostPlaceholder, host),
    };
  }
  return {
    ...document,
    html: without(html, /(?=<h[23] )/, `<h3 id="${assistantSection}">`),
    markdown: without(markdown, /^(?=##)/m, `### ${heading.text}\n`),
    headings: headings.filter(({ id }) => id !== assistantSection),
    sections: sections.filter(({ id }) => id !== assistantSection),
  };
}

/** A text without the section that begins so. */
function without(text: string, between: RegExp, beginning: string): string {
  return text
    .split(between)
    .filter((section) => !section.startsWith(beginning))
    .join("");
}
