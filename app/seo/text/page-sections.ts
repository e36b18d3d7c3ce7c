import type { Heading, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { escapeHtml } from "../../content/markdown/escape-html.ts";
import type { Block } from "../../content/markdown/markdown-document.ts";
import { blockOf } from "../../content/markdown/render-markdown.ts";
import { localeOf, withoutLocale } from "../../i18n/paths.ts";
import { legalPages } from "../../pages.ts";
import type { Kind, Section } from "../../search/section.ts";
import { languages } from "../../site/locales/language.ts";
import type { PageTree } from "./page-tree.ts";

/** Sections that state the figures, by page and heading. */
const factSections = ["/features#specs", "/pricing#plans", "/about#stats", "/careers#benefits"];
const kindPages: readonly (readonly [kind: Kind, pages: RegExp])[] = [
  ["docs", /^\/docs$/],
  ["api", /^\/api(-changelog)?$/],
  ["blog", /^\/blog\//],
  ["legal", new RegExp(`^/(terms|${legalPages.join("|")})$`)],
];

/** A heading and what comes after it, up to the next. */
interface Passage {
  readonly heading?: Heading;
  readonly nodes: RootContent[];
}

/** The sections of a page for the search. The content before the first heading is under the page's title. */
export function pageSections({ path, siteUrl, title, description, content }: PageTree): Section[] {
  // Results and quotes are shown on the site itself, so their links need no origin.
  const readBlock = (node: RootContent, heading: string): Block => {
    const { type, text, html } = blockOf(node, heading, localeOf(path));
    return { type, text: text.replaceAll(siteUrl, ""), html: html.replaceAll(siteUrl, "") };
  };
  const createSection = (heading: string, blocks: Block[], data: Heading["data"] = {}): Section => {
    const { target = "", until } = data;
    const kind = kindOf(withoutLocale(path), target);
    const section = { kind, title, page: path, heading, path: path + target, blocks };
    return { ...section, ...(until && { until }) };
  };
  const [formHint] = languages[localeOf(path)].copy.markdown.form.split("{{link}}");
  // The description is already the first text, and the hint where to find a form is for readers of the Markdown.
  const isOwn = (text: string) => text !== description && !(formHint && text.startsWith(formHint));
  const passages = splitAtHeadings(content.filter((node) => isOwn(plainText(node))));
  const top = passages.filter(({ heading }) => !heading || heading.depth === 1);
  const blocks = top.flatMap(({ nodes }) => nodes.map((node) => readBlock(node, title)));
  const opening = {
    ...createSection(title, [paragraph(description), ...blocks]),
    keywords: top.map(({ heading }) => (heading ? plainText(heading) : "")).join("\n"),
  };
  const rest = passages.flatMap(({ heading, nodes }, index) => {
    if (!heading || heading.depth === 1) return [];
    const name = plainText(heading);
    const own = nodes.map((node) => readBlock(node, name));
    // A section without text of its own gets the headings below it as its text.
    if (own.length === 0) own.push(outlineOf(heading, passages.slice(index + 1)));
    return createSection(name, own, heading.data);
  });
  return [opening, ...rest];
}

function splitAtHeadings(content: readonly RootContent[]): Passage[] {
  const passages: Passage[] = [{ nodes: [] }];
  for (const node of content) {
    if (node.type === "heading") passages.push({ heading: node, nodes: [] });
    else passages.at(-1)?.nodes.push(node);
  }
  return passages;
}

function kindOf(page: string, target: string): Kind {
  if (factSections.includes(page + target)) return "facts";
  return kindPages.find(([, pages]) => pages.test(page))?.[0] ?? "pages";
}

/** The headings below one, in one line. */
function outlineOf({ depth }: Heading, after: readonly Passage[]): Block {
  const headings = after.flatMap(({ heading }) => heading ?? []);
  const end = headings.findIndex((next) => next.depth <= depth);
  const below = end < 0 ? headings : headings.slice(0, end);
  const text = below.map((next) => plainText(next)).join(" · ");
  return { ...paragraph(text), type: "outline" };
}

function paragraph(text: string): Block {
  return { type: "text", text, html: `<p>${escapeHtml(text)}</p>` };
}
