import type { Heading, Root, Table } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { accessibilityWords } from "../content/accessibility.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { interpolationValues } from "../i18n/interpolation-values.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { MarkdownHeading } from "./markdown-document.ts";

/** A Markdown file, read but not yet rendered: what pages, plain text and PDFs are made from. */
export interface MarkdownSource {
  readonly frontMatter: unknown;
  /** The document's title, which its front matter says. */
  readonly title: string;
  /** Headings have their ids, links within the site their locale. */
  readonly tree: Root;
  readonly headings: readonly MarkdownHeading[];
  /**
   * The text as others read it: without heading ids, its links absolute. `{{siteUrl}}` and `{{pageUrl}}`
   * are left in it, for only the running site knows them.
   */
  readonly markdown: string;
}

/**
 * Reads one Markdown file with its front matter.
 * @throws if the front matter or its title is missing, a placeholder unknown, a heading without an id or a
 *   column of a table without a heading
 */
export function readMarkdown(source: string, locale: Locale): MarkdownSource {
  const filled = interpolate(source, {
    ...interpolationValues(locale),
    ...accessibilityWords(locale),
  });
  const { value: frontMatter, body } = readFrontMatter(filled);
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).parse(body);
  const markdown = forOthers(body, tree, locale);
  const headings: MarkdownHeading[] = [];
  // Lines of the file, of which the front matter takes the first.
  const above = filled.slice(0, filled.length - body.length).split("\n").length - 1;
  visit(tree, "heading", (node) => {
    headings.push(identify(node, above));
  });
  visit(tree, "table", (node) => {
    checkColumns(node, above);
  });
  visit(tree, ["link", "definition"], (node) => {
    if ("url" in node && node.url.startsWith("/")) node.url = inLocale(locale, node.url);
  });
  return { frontMatter, title: titleOf(frontMatter), tree, headings, markdown };
}

function titleOf(frontMatter: unknown): string {
  const title: unknown = Object.entries(frontMatter ?? {}).find(([key]) => key === "title")?.[1];
  if (typeof title !== "string") throw new Error("The front matter says no title.");
  return title;
}

/** The Markdown itself, changed only where it would mean something else elsewhere. */
function forOthers(body: string, tree: Root, locale: Locale): string {
  const edits: { from: number; to: number; text: string }[] = [];
  visit(tree, ["heading", "link", "definition"], (node) => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? from;
    const raw = body.slice(from, to);
    if ("url" in node && /^[/#]/.test(node.url)) {
      const at = from + raw.lastIndexOf(node.url);
      const text = node.url.startsWith("#")
        ? `{{pageUrl}}${node.url}`
        : `{{siteUrl}}${inLocale(locale, node.url)}`;
      edits.push({ from: at, to: at + node.url.length, text });
    }
    const id = headingId.exec(raw);
    if (node.type === "heading" && id) edits.push({ from: from + id.index, to, text: "" });
  });
  // The last place first, so that the others stay where they are.
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), body);
}

/** The language of `no-difference.zh.md`. */
export function localeOfFile(file: string): Locale {
  const locale = locales.find((locale) => file.endsWith(`.${locale}.md`));
  if (!locale) throw new Error(`A document's name ends in ${locales.join(".md or ")}.md.`);
  return locale;
}

const headingId = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** Takes `{#id}` off the end of a heading. Ids are explicit: both languages share them and links survive edits. */
function identify(node: Heading, above: number): MarkdownHeading {
  const last = node.children.at(-1);
  const match = last?.type === "text" ? headingId.exec(last.value) : null;
  if (last?.type !== "text" || !match?.[1]) {
    const line = above + (node.position?.start.line ?? 0);
    throw new Error(`Line ${line}: the heading "${plainText(node)}" has no {#id}.`);
  }
  last.value = last.value.slice(0, match.index);
  node.data = { hProperties: { id: match[1] } };
  return { id: match[1], level: node.depth, text: plainText(node) };
}

/** Cells of a column without a heading belong to nothing (WCAG 2.2, 1.3.1), the first column's included. */
function checkColumns({ children: [head] }: Table, above: number): void {
  for (const cell of head?.children ?? []) {
    if (plainText(cell) !== "") continue;
    const line = above + (cell.position?.start.line ?? 0);
    throw new Error(`Line ${line}: a column of the table has no heading.`);
  }
}
