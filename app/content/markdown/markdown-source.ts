import { basename, dirname } from "node:path";
import type { Heading, Nodes, Table } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { interpolate } from "../../i18n/format-message.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { memoizeByLocale } from "../../i18n/memoize-by-locale.ts";
import { inLocale } from "../../i18n/paths.ts";
import { isOff } from "../../pages.ts";
import { accessibilityValues } from "../../site/accessibility.ts";
import { interpolationValues } from "../../site/interpolation-values.ts";
import { MarkdownProblem, normalizeSource, readFrontMatter } from "./front-matter.ts";
import type { MarkdownHeading } from "./markdown-document.ts";
import { inlineDrawings, preparePicture } from "./pictures.ts";

/** The properties of a Markdown file that follow from its path. */
export interface MarkdownPlace {
  /** The folder of its pictures. Only posts and the documentation may have some, because they have no PDFs. */
  readonly pictures?: string | undefined;
  /** The ID of the section, if the file is one of the guide: `homepage-chat` for `10-homepage-chat.en.md`. */
  readonly section?: string | undefined;
}

export function placeOf(file: string): MarkdownPlace {
  const path = file.replaceAll("\\", "/");
  return {
    pictures: /\/content\/(blog|docs)\//.test(path) ? dirname(file) : undefined,
    section: path.includes("/content/docs/sections/")
      ? basename(path).replace(/^\d+-|\..*$/g, "")
      : undefined,
  };
}

/** A parsed Markdown file, ready to be rendered as HTML, plain text or PDF. */
export type MarkdownSource = ReturnType<typeof readMarkdown>;

/** The values of placeholders in Markdown. */
export const markdownValues = memoizeByLocale((locale) => ({
  ...interpolationValues(locale),
  ...accessibilityValues(locale),
}));

/**
 * Parses a Markdown file with its front matter. A section of the guide begins with its title as a heading. In the tree,
 * headings have their IDs, and internal links their locale.
 * @throws if the title is missing, or a placeholder is unknown
 * @throws {MarkdownProblem} on unreadable front matter, a heading without an ID, a column without a heading, or a bad picture
 */
export function readMarkdown(
  source: string,
  locale: Locale,
  { pictures, section }: MarkdownPlace = {},
) {
  const filled = interpolate(normalizeSource(source), markdownValues(locale));
  const { value: frontMatter, body } = readFrontMatter(filled);
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).parse(body);
  visit(tree, ["image", "imageReference"], (node, _, parent) => {
    const text =
      node.type === "image"
        ? preparePicture(node, pictures, parent?.children.length === 1)
        : "A picture is written as in ![What it shows](./picture.png).";
    if (text) throw problemAt(node, text);
  });
  inlineDrawings(tree, pictures);
  const title = titleOf(frontMatter);
  if (section !== undefined) {
    const value = `${title} {#${section}}`;
    tree.children.unshift({ type: "heading", depth: 2, children: [{ type: "text", value }] });
  }
  const headings: MarkdownHeading[] = [];
  visit(tree, "heading", (node) => {
    headings.push(identify(node));
  });
  visit(tree, "table", checkColumns);
  visit(tree, ["link", "definition"], (node, index, parent) => {
    if (!("url" in node && node.url.startsWith("/"))) return;
    if (node.type === "link" && isOff(node.url))
      parent?.children.splice(index ?? 0, 1, ...node.children);
    else node.url = inLocale(locale, node.url);
  });
  return { frontMatter, title, tree, headings };
}

function problemAt(node: Nodes, text: string): MarkdownProblem {
  return new MarkdownProblem(node.position?.start.line ?? 1, text);
}

/** The title, or for a written answer, which has none, the first way to ask for it. */
function titleOf(frontMatter: unknown): string {
  const fields = new Map<string, unknown>(Object.entries(frontMatter ?? {}));
  const phrasings = fields.get("phrasings");
  const title: unknown =
    fields.get("title") ?? (Array.isArray(phrasings) ? phrasings[0] : undefined);
  if (typeof title !== "string") throw new Error("The front matter has no title.");
  return title;
}

/** The locale of a file, as in `no-difference.zh.md`. */
export function localeOfFile(file: string): Locale {
  const locale = locales.find((locale) => file.endsWith(`.${locale}.md`));
  if (!locale) throw new Error(`A document's name ends in ${locales.join(".md or ")}.md.`);
  return locale;
}

const headingId = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** Removes `{#id}` from the end of a heading. IDs are explicit, so that languages share them and edits keep them. */
function identify(node: Heading): MarkdownHeading {
  const last = node.children.at(-1);
  const match = last?.type === "text" ? headingId.exec(last.value) : null;
  if (last?.type !== "text" || !match?.[1]) {
    throw problemAt(node, `The heading "${plainText(node)}" has no {#id} at its end.`);
  }
  last.value = last.value.slice(0, match.index);
  node.data = { hProperties: { id: match[1] } };
  return { id: match[1], level: node.depth, text: plainText(node) };
}

/** Checks that every column has a heading (WCAG 2.2, success criterion 1.3.1). */
function checkColumns({ children: [head] }: Table): void {
  const unnamed = head?.children.find((cell) => plainText(cell) === "");
  if (unnamed) throw problemAt(unnamed, "A column of the table has no heading.");
}
