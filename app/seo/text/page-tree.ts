import type { Root } from "hast";
import type * as mdast from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { findAll, lineOf } from "../../content/markdown/hast.ts";
import { localeOf } from "../../i18n/paths.ts";
import { createScope, readNodes } from "./page-elements.ts";

declare module "mdast" {
  /** Where a heading of a page leads. */
  interface HeadingData {
    /** Comes after the path of the page: a query that opens a tab, and the ID of the heading or of one above. */
    target?: string;
    /** The last moment at which its section is valid, as an ISO 8601 date and time. */
    until?: string;
  }
}

/** The content of a page for tools, as a syntax tree. */
export type PageTree = ReturnType<typeof readPage>;

/**
 * Reads the text of a rendered page. Drawings, controls and navigation are left out, unless they have `data-markdown="keep"`,
 * and so are elements with `data-markdown="skip"`. Text with `data-markdown="code"` is code; `data-until` is the last
 * moment at which an element is valid. All links are absolute.
 */
export function readPage(html: string, path: string, siteUrl: string) {
  const page = unified().use(rehypeParse).parse(html);
  const [main] = findAll(page, "main");
  const [heading] = findAll(page, "h1");
  if (!main || !heading) throw new Error(`${path} has no main element or no heading.`);
  const [description] = findAll(page, ({ properties }) => properties.name === "description");
  const children = readNodes(main.children, createScope(main, localeOf(path)));
  const content = unified().use(rehypeRemark, { handlers }).runSync({ type: "root", children });
  visit(content, (node) => {
    if ("url" in node && /^[/#]/.test(node.url)) node.url = new URL(node.url, siteUrl + path).href;
  });
  return {
    path,
    /** The origin that the page was rendered for. */
    siteUrl,
    /** As in its breadcrumbs and the menus. */
    title: lastBreadcrumb(page) ?? lineOf(heading),
    description: String(description?.properties.content ?? ""),
    content: joinLists(content.children),
  };
}

type Handlers = NonNullable<Options["handlers"]>;

const handlers: Handlers = Object.fromEntries(
  ([1, 2, 3, 4, 5, 6] as const).map((depth) => [`h${depth}`, headingHandler(depth)]),
);

/** Turns an element into a heading that keeps where it leads, which the library's own handler drops. */
function headingHandler(depth: mdast.Heading["depth"]): Handlers[string] {
  return (state, node) => {
    const { dataTarget, dataUntil } = node.properties;
    const data = { target: String(dataTarget), ...(dataUntil && { until: String(dataUntil) }) };
    const createHeading = (): mdast.Heading => ({ type: "heading", depth, children: [], data });
    return state.toSpecificContent(state.all(node), createHeading);
  };
}

function lastBreadcrumb(page: Root): string | undefined {
  const scripts = findAll(page, ({ properties }) => properties.type === "application/ld+json");
  const data = scripts.map((script): { itemListElement?: readonly { name: string }[] } =>
    JSON.parse(plainText(script)),
  );
  return data.flatMap(({ itemListElement }) => itemListElement?.at(-1)?.name ?? [])[0];
}

/** Joins adjacent lists, because most parsers read lists without text between them as one. */
function joinLists(nodes: readonly mdast.RootContent[]): mdast.RootContent[] {
  const joined: mdast.RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "paragraph" && plainText(node).trim() === "") continue;
    if (node.type === "list" && last?.type === "list" && node.ordered === last.ordered)
      last.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}
