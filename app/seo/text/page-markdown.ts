import type { Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { inLocale, localeOf } from "../../i18n/paths.ts";
import { languages } from "../../site/locales/language.ts";
import type { PageTree } from "./page-tree.ts";

/** A page as text, for tools. */
export type PageText = ReturnType<typeof writePage>;

/** Code, which stays as it is, and characters that need no escape because they are unambiguous. */
const codeOrEscape = /^```.*?^```$|`[^`\n]*`|\\(@|(?<=\w\\)_(?=\w)|&(?!#?\w+;))/gms;

/** Writes Markdown (GFM). */
export function writeMarkdown(tree: Root): string {
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "*" })
    .stringify(tree)
    .replace(codeOrEscape, (match, escaped?: string) => escaped ?? match);
}

/** Writes a page as a document of its own: it begins with links to the HTML page and to llms.txt. */
export function writePage({ path, siteUrl, title, description, content }: PageTree) {
  const headings = content.filter((node) => node.type === "heading");
  const heading = headings.find(({ depth }) => depth === 1);
  const children = content.filter((node) => node !== heading && plainText(node) !== description);
  const locale = localeOf(path);
  const { page: source, index } = languages[locale].copy.markdown;
  const llms = siteUrl + inLocale(locale, "/llms.txt");
  const markdown = [
    `# ${heading ? plainText(heading) : title}`,
    `> ${description}`,
    `[${source}](${siteUrl}${path}) · [${index}](${llms})`,
    writeMarkdown({ type: "root", children }),
  ].join("\n\n");
  // The last moment at which all of its parts are valid, as an ISO 8601 date and time.
  const [until] = headings.flatMap(({ data }) => data?.until ?? []).sort();
  return { path, title, description, markdown, ...(until && { until }) };
}
