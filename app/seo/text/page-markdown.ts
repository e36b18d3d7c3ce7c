import type { Heading, Root, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { inLocale } from "../../i18n/paths.ts";
import { dictionaries } from "../../site/locales/dictionaries.ts";
import { originToken } from "./built-files.ts";
import type { PageAddress, PageTree } from "./page-tree.ts";

/** A page for readers of text. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** With tokens for the origin. */
  readonly markdown: string;
  /** When the first of its parts holds no longer, as an ISO 8601 date and time. */
  readonly until?: string;
}

/** Writes a page as Markdown. */
export function pageText(tree: PageTree, address: PageAddress): PageText {
  const { title, description, places } = tree;
  const [until] = places.flatMap(({ until }) => until ?? []).sort();
  const markdown = pageMarkdown(tree, address);
  return { path: address.path, title, description, markdown, ...(until && { until }) };
}

/** The content of a page in the nodes of Markdown. */
export function markdownTree({ content }: PageTree): Root {
  const { children } = unified().use(rehypeRemark).runSync(structuredClone(content));
  const joined: RootContent[] = [];
  for (const node of children) {
    const last = joined.at(-1);
    if (node.type === "paragraph" && plainText(node).trim() === "") continue;
    // Without a text between them, two lists would be one for most readers.
    if (node.type === "list" && last?.type === "list" && node.ordered === last.ordered) {
      last.children.push(...node.children);
    } else joined.push(node);
  }
  return { type: "root", children: joined };
}

/** A self-contained document: it begins with links to the HTML page and to llms.txt, and all links are absolute. */
function pageMarkdown(page: PageTree, { locale, path }: PageAddress): string {
  const { children } = markdownTree(page);
  const isTitle = (node: RootContent): node is Heading =>
    node.type === "heading" && node.depth === 1;
  const title = children.find(isTitle);
  const rest = children.filter((node) => node !== title && plainText(node) !== page.description);
  const { page: source, index } = dictionaries[locale].markdown;
  const links = [
    `[${source}](${originToken}${path})`,
    `[${index}](${originToken}${inLocale(locale, "/llms.txt")})`,
  ];
  return [
    `# ${title ? plainText(title) : page.title}`,
    `> ${page.description}`,
    links.join(" · "),
    stringify({ type: "root", children: rest }),
  ].join("\n\n");
}

/** Code, and characters that are escaped though nothing else could be meant. */
const codeOrEscape = /^```.*?^```$|`[^`\n]*`|\\(@|(?<=\w\\)_(?=\w)|&(?!#?\w+;))/gms;

function stringify(tree: Root): string {
  const markdown = unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "*" })
    .stringify(tree);
  return markdown.replace(codeOrEscape, (whole, escaped?: string) => escaped ?? whole);
}
