import { basename } from "node:path";
import type { Root as HtmlRoot } from "hast";
import type { Heading, Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type { Plugin } from "vite";
import { parse as parseYaml } from "yaml";
import type {
  MarkdownDocument,
  MarkdownHeading,
  MarkdownSection,
} from "../content/markdown-document.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { fillPlaceholders } from "../i18n/placeholders.ts";
import { vocabulary } from "../i18n/vocabulary.ts";
import { codeBlock } from "./code-block.ts";

/** Imports of `name.en.md` become rendered documents at build time. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        try {
          const document = renderMarkdown(source, localeOfFile(id));
          return { code: `export default ${JSON.stringify(document)}`, map: null };
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          return this.error(`${id}: ${reason}`);
        }
      },
    },
  };
}

/** The language of `no-difference.zh.md`. */
function localeOfFile(file: string): Locale {
  const locale = locales.find((locale) => basename(file).endsWith(`.${locale}.md`));
  if (!locale) throw new Error(`A document's name ends in ${locales.join(".md or ")}.md.`);
  return locale;
}

/**
 * Renders one Markdown file with its front matter.
 * @throws if the front matter is missing, a placeholder unknown or a heading without an id
 */
export function renderMarkdown(source: string, locale: Locale): MarkdownDocument {
  const filled = fillPlaceholders(source, vocabulary(locale));
  const [, frontMatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(filled) ?? [];
  if (frontMatter === undefined || body === undefined) throw new Error("No front matter.");

  const headings: MarkdownHeading[] = [];
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).parse(body);
  visit(tree, "heading", (node) => {
    headings.push(identify(node));
  });
  visit(tree, ["link", "definition"], (node) => {
    if ("url" in node && node.url.startsWith("/")) node.url = inLocale(locale, node.url);
  });
  const lines: string[] = [];
  visit(tree, ["heading", "paragraph", "tableCell", "code"], (node) => {
    lines.push(plainText(node));
  });
  return {
    frontMatter: parseYaml(frontMatter),
    html: stringify(tree, locale, headings),
    headings,
    sections: sectionsOf(tree, headings),
    text: lines.join("\n"),
  };
}

/** What stands before the first heading and under each one, a line for every paragraph, row or code block. */
function sectionsOf(tree: Root, headings: readonly MarkdownHeading[]): MarkdownSection[] {
  const opening = { id: "", level: 1, text: "" };
  const sections = [opening, ...headings].map(({ text: heading, ...place }) => ({
    ...place,
    heading,
    lines: [] as string[],
  }));
  let current = 0;
  visit(tree, ["heading", "paragraph", "tableRow", "code"], (node) => {
    if (node.type === "heading") current++;
    else sections[current]?.lines.push(lineOf(node));
    // What a row consists of stands in its line.
    return node.type === "tableRow" ? SKIP : CONTINUE;
  });
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join("\n") }));
}

function lineOf(node: Nodes): string {
  if (node.type !== "tableRow") return plainText(node);
  return node.children.map((cell) => plainText(cell)).join(" · ");
}

/** Takes `{#id}` off the end of a heading. Ids are explicit: both languages share them and links survive edits. */
function identify(node: Heading): MarkdownHeading {
  const last = node.children.at(-1);
  const match = last?.type === "text" ? /\s*\{#([a-z0-9-]+)\}\s*$/.exec(last.value) : null;
  if (last?.type !== "text" || !match?.[1]) {
    throw new Error(`The heading "${plainText(node)}" has no {#id}.`);
  }
  last.value = last.value.slice(0, match.index);
  node.data = { hProperties: { id: match[1] } };
  return { id: match[1], level: node.depth, text: plainText(node) };
}

function stringify(tree: Root, locale: Locale, headings: readonly MarkdownHeading[]): string {
  const processor = unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      handlers: {
        code: (_, node: { value: string; lang?: string | null }) => ({
          type: "raw",
          value: codeBlock({ code: node.value, language: node.lang ?? "text", locale }),
        }),
      },
    })
    .use(() => (html: HtmlRoot) => decorate(html, headings))
    .use(rehypeStringify, { allowDangerousHtml: true });
  return processor.stringify(processor.runSync(tree));
}

/** Headings that link to themselves; tables that scroll sideways, by keyboard too (WCAG 2.2, 2.1.1). */
function decorate(html: HtmlRoot, headings: readonly MarkdownHeading[]): void {
  let section = "";
  html.children = html.children.map((node) => {
    if (node.type !== "element") return node;
    const { id } = node.properties;
    if (typeof id === "string") {
      section = headings.find((heading) => heading.id === id)?.text ?? "";
      const link = { type: "element", tagName: "a", properties: { href: `#${id}` } } as const;
      return { ...node, children: [{ ...link, children: node.children }] };
    }
    if (node.tagName !== "table") return node;
    node.properties.className = ["grid-table"];
    const properties = { className: ["scroll-x"], tabIndex: 0, ariaLabel: section };
    return { type: "element", tagName: "section", properties, children: [node] };
  });
}
