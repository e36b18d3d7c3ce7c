import type { Heading, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { escapeHtml } from "../../content/markdown/escape-html.ts";
import type { Block } from "../../content/markdown/markdown-document.ts";
import { blockOf } from "../../content/markdown/render-markdown.ts";
import { localeOf, withoutLocale } from "../../i18n/paths.ts";
import { legalPages } from "../../pages.ts";
import type { Kind, Section } from "../../search/section.ts";
import type { PageTree } from "./page-tree.ts";

/** Sections that state the figures, by page and heading. */
const factSections = ["/features#specs", "/pricing#plans", "/about#stats", "/careers#benefits"];
const kindPages: readonly (readonly [kind: Kind, pages: RegExp])[] = [
  ["docs", /^\/docs$/],
  ["api", /^\/api(-changelog)?$/],
  ["blog", /^\/blog\//],
  ["legal", new RegExp(`^/(terms|${legalPages.join("|")})$`)],
];

interface Part {
  readonly heading?: Heading;
  readonly nodes: RootContent[];
}

/** The sections of a page for the search. The content before the first heading is under the page's title. */
export function pageSections(page: PageTree): Section[] {
  const { path, siteUrl, title } = page;
  // Results and quotes are shown on the site itself, so their links need no origin.
  const blockIn = (heading: string) => (node: RootContent) => {
    const { type, text, html } = blockOf(node, heading, localeOf(path));
    return { type, text: text.replaceAll(siteUrl, ""), html: html.replaceAll(siteUrl, "") };
  };
  const sectionOf = (heading: string, blocks: Block[], data: Heading["data"] = {}) => {
    const { target = "", until } = data;
    const kind = kindOf(withoutLocale(path), target);
    return {
      kind,
      title,
      page: path,
      heading,
      path: path + target,
      blocks,
      ...(until && { until }),
    };
  };
  const parts = splitAtHeadings(page.content);
  const isTop = ({ heading }: Part) => !heading || heading.depth === 1;
  const top = parts.filter(isTop);
  const blocks = top.flatMap(({ nodes }) => nodes.map(blockIn(title)));
  const opening = {
    ...sectionOf(title, [paragraph(page.description), ...blocks]),
    keywords: top.map(({ heading }) => (heading ? plainText(heading) : "")).join("\n"),
  };
  const rest = parts.flatMap(({ heading, nodes }, index) => {
    if (!heading || heading.depth === 1) return [];
    const name = plainText(heading);
    const ownBlocks = nodes.map(blockIn(name));
    // A section without text of its own gets the headings below it as its text.
    if (ownBlocks.length === 0) ownBlocks.push(paragraph(headingsBelow(parts, index)));
    return sectionOf(name, ownBlocks, heading.data);
  });
  return [opening, ...rest];
}

function splitAtHeadings(content: readonly RootContent[]): Part[] {
  const parts: Part[] = [{ nodes: [] }];
  for (const node of content) {
    if (node.type === "heading") parts.push({ heading: node, nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

function kindOf(page: string, target: string): Kind {
  if (factSections.includes(page + target)) return "facts";
  return kindPages.find(([, pages]) => pages.test(page))?.[0] ?? "pages";
}

/** The headings below one, in one line. */
function headingsBelow(parts: readonly Part[], index: number): string {
  const [heading, ...after] = parts.slice(index).flatMap(({ heading }) => heading ?? []);
  const end = after.findIndex(({ depth }) => depth <= (heading?.depth ?? 0));
  return after
    .slice(0, end < 0 ? undefined : end)
    .map((next) => plainText(next))
    .join(" · ");
}

function paragraph(text: string): Block {
  return { type: "text", text, html: `<p>${escapeHtml(text)}</p>` };
}
