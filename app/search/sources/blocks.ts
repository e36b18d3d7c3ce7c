import { plainText } from "../../i18n/markup.ts";
import { escapeHtml } from "../../markdown/escape-html.ts";
import type { Block } from "../../markdown/markdown-document.ts";

/** A name and what is said of it. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}

/** Sentences of copy as paragraphs; empty ones are left out. */
export function paragraphs(...texts: readonly string[]): Block[] {
  return texts.filter(Boolean).map((text) => {
    const plain = plainText(text);
    return { type: "text", text: plain, html: `<p>${escapeHtml(plain)}</p>` };
  });
}

/** A list of short texts. */
export function list(items: readonly string[]): Block {
  return listOf(items.map((item) => ({ name: "", text: item })));
}

/** A list of names, each with what is said of it. */
export function entries(items: readonly Entry[]): Block {
  return listOf(items);
}

function listOf(items: readonly Entry[]): Block {
  const lines = items.map(({ name, text }) => [name, text].filter(Boolean).map(plainText));
  const rows = lines.map((line) => {
    const [name = "", text] = line.map(escapeHtml);
    return text === undefined ? `<li>${name}</li>` : `<li><strong>${name}</strong> ${text}</li>`;
  });
  return {
    type: "text",
    text: lines.map((line) => line.join(" · ")).join("\n"),
    html: `<ul>${rows.join("")}</ul>`,
  };
}

/** A table, in the markup of tables in Markdown documents. The first cell of a row names it. */
export function table(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Block {
  const plain = rows.map((row) => row.map(plainText));
  const labels = columns.map((column) => escapeHtml(plainText(column)));
  const head = labels.map((label) => `<th scope="col">${label}</th>`);
  const body = plain.map((row) => {
    const [first = "", ...others] = row.map(escapeHtml);
    const cells = others.map((cell, at) => `<td data-label="${labels[at + 1] ?? ""}">${cell}</td>`);
    return `<tr><th scope="row">${first}</th>${cells.join("")}</tr>`;
  });
  return {
    type: "table",
    text: plain.map((row) => row.join(" · ")).join("\n"),
    html:
      `<section class="scroll-x" tabindex="0" aria-label="${escapeHtml(name)}"><table class="grid-table stacked">` +
      `<thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></section>`,
  };
}
