import type { Element, Root as HtmlRoot } from "hast";
import type { Code, Image, InlineCode, Nodes, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import remarkRehype, { defaultHandlers } from "remark-rehype";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type { Locale } from "../../i18n/locales.ts";
import { languages } from "../../site/locales/language.ts";
import { codeBlock, promptBubble } from "./code-frame.ts";
import { element, isElement, text } from "./hast.ts";
import type { AnswerDocument, Block, MarkdownDocument, PostDocument } from "./markdown-document.ts";
import { type MarkdownPlace, type MarkdownSource, readMarkdown } from "./markdown-source.ts";
import { addHeaderScopes, scrollingTable } from "./table.ts";

/**
 * Renders a Markdown file.
 * @throws as `readMarkdown` does
 */
export function renderMarkdown(
  source: string,
  locale: Locale,
  place?: MarkdownPlace,
): MarkdownDocument {
  return render(readMarkdown(source, locale, place), locale);
}

/**
 * Renders a post, also for feeds.
 * @throws as `readMarkdown` does
 */
export function renderPost(source: string, locale: Locale, place?: MarkdownPlace): PostDocument {
  const document = readMarkdown(source, locale, place);
  return {
    ...render(document, locale),
    feedHtml: feedHtml(document),
    minutes: readingMinutes(locale, textOf(document)),
  };
}

/**
 * Renders a document for feed readers: plain elements without the classes and controls of the site. Addresses within
 * the site begin with the placeholders `{{siteUrl}}` or `{{pageUrl}}`, which only the running site can replace.
 */
function feedHtml({ tree }: MarkdownSource): string {
  const processor = unified()
    .use(remarkRehype)
    .use(() => (html: HtmlRoot) => visit(html, "element", simplifyForFeed))
    .use(rehypeStringify);
  return processor.stringify(processor.runSync(tree));
}

function simplifyForFeed(element: Element): void {
  if (element.tagName === "table") addHeaderScopes(element);
  const { href, src, align: _, className: __, ...properties } = element.properties;
  element.properties = {
    ...properties,
    ...(typeof href === "string" && { href: absoluteHref(href) }),
    ...(typeof src === "string" && { src: absoluteHref(src) }),
  };
}

/** Makes the address of a link or picture absolute. */
function absoluteHref(href: string): string {
  if (href.startsWith("#")) return `{{pageUrl}}${href}`;
  return href.startsWith("/") ? `{{siteUrl}}${href}` : new URL(href).href;
}

function textOf({ tree }: MarkdownSource): string {
  const lines: string[] = [];
  visit(tree, ["heading", "paragraph", "tableCell", "code"], (node) => {
    lines.push(plainText(node));
  });
  return lines.join("\n");
}

/**
 * Renders a written answer as blocks, which the chat shows one after the other.
 * @throws as `readMarkdown` does
 */
export function renderAnswer(source: string, locale: Locale): AnswerDocument {
  const { frontMatter, title, tree } = readMarkdown(source, locale);
  const nodes = tree.children.filter(({ type }) => type !== "heading");
  return { frontMatter, blocks: nodes.map((node) => blockOf(node, title, locale)) };
}

function render(document: MarkdownSource, locale: Locale): MarkdownDocument {
  const { frontMatter, headings } = document;
  return { frontMatter, html: stringify(document, locale, { onPage: true }), headings };
}

/** Renders one part of a document by itself. `title` names the region in which a table scrolls. */
export function blockOf(node: RootContent, title: string, locale: Locale): Block {
  const lines: string[] = [];
  visit(node, ["paragraph", "tableRow", "code"], (part) => {
    lines.push(lineOf(part));
    // The line of a row already has the text of its cells.
    return part.type === "tableRow" ? SKIP : CONTINUE;
  });
  return {
    type: node.type === "table" || node.type === "code" ? node.type : "text",
    text: lines.join("\n"),
    html: stringify({ title, tree: { type: "root", children: [node] } }, locale),
  };
}

function lineOf(node: Nodes): string {
  if (node.type !== "tableRow") return plainText(node);
  return node.children.map((cell) => plainText(cell)).join(" · ");
}

/** On pages, a code block marked `text prompt` becomes a chat bubble (code-frame.ts). */
function stringify(
  { tree, title }: Pick<MarkdownSource, "tree" | "title">,
  locale: Locale,
  { onPage = false } = {},
): string {
  const processor = unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      handlers: {
        image(state, node: Image) {
          const image = defaultHandlers.image(state, node);
          return node.data?.sources ? element("picture", ...node.data.sources, image) : image;
        },
        inlineCode(state, node: InlineCode) {
          const code = defaultHandlers.inlineCode(state, node);
          // Short code doesn't break at its hyphens and spaces.
          if (node.value.length <= 16 && /-\D| /.test(node.value))
            code.properties.className = ["unbroken"];
          return code;
        },
        code: (_, { value, lang, meta }: Code) => ({
          type: "raw",
          value:
            onPage && meta === "prompt"
              ? promptBubble(value, locale)
              : codeBlock(value, lang ?? "text", locale),
        }),
      },
    })
    .use(() => (html: HtmlRoot) => {
      preventBreaksInNames(html);
      linkHeadingsAndWrapTables(html, title);
    })
    .use(rehypeStringify, { allowDangerousHtml: true });
  return processor.stringify(processor.runSync(tree));
}

/** Names such as AES-256 and UTC-8, in which browsers would break a line after the hyphen. */
const hyphenatedName = /(\b\p{Lu}{2,}-\d+)/u;

function preventBreaksInNames(html: HtmlRoot): void {
  visit(html, "text", ({ value }, index, parent) => {
    const pieces = value.split(hyphenatedName);
    if (pieces.length === 1 || !parent || index === undefined) return undefined;
    const nodes = pieces.map((value, piece) =>
      piece % 2 === 0
        ? text(value)
        : { ...element("span", text(value)), properties: { className: ["unbroken"] } },
    );
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** Makes headings link to themselves, and tables scroll in regions named after the heading above. */
function linkHeadingsAndWrapTables(html: HtmlRoot, title: string): void {
  let section = title;
  html.children = html.children.map((node) => {
    if (!isElement(node)) return node;
    const { id } = node.properties;
    if (typeof id === "string") {
      section = plainText(node);
      const link = { ...element("a", ...node.children), properties: { href: `#${id}` } };
      return { ...node, children: [link] };
    }
    return node.tagName === "table" ? scrollingTable(node, section) : node;
  });
}

/** Counts the words of a text, or its characters in a language without spaces. */
export function countUnits(locale: Locale, text: string): number {
  return text.match(languages[locale].reading.unit)?.length ?? 0;
}

/** The reading time in minutes, at least one. */
export function readingMinutes(locale: Locale, text: string): number {
  return Math.max(1, Math.round(countUnits(locale, text) / languages[locale].reading.perMinute));
}
