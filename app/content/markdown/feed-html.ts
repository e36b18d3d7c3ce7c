import type { Element, Root } from "hast";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { MarkdownSource } from "./markdown-source.ts";
import { addHeaderScopes } from "./table.ts";

/**
 * Renders a document for feed readers: plain elements without the classes and controls of the site. Internal links
 * and pictures begin with the placeholders `{{siteUrl}}` or `{{pageUrl}}`, which only the running site can replace.
 */
export function feedHtml({ tree }: MarkdownSource): string {
  const processor = unified()
    .use(remarkRehype)
    .use(() => (html: Root) => visit(html, "element", simplify))
    .use(rehypeStringify);
  return processor.stringify(processor.runSync(tree));
}

function simplify(element: Element): void {
  if (element.tagName === "table") addHeaderScopes(element);
  const { href, src, align: _, className: __, ...properties } = element.properties;
  element.properties = {
    ...properties,
    ...(typeof href === "string" && { href: absolute(href) }),
    ...(typeof src === "string" && { src: absolute(src) }),
  };
}

/** Makes the address of a link or picture absolute. */
function absolute(href: string): string {
  if (href.startsWith("#")) return `{{pageUrl}}${href}`;
  return href.startsWith("/") ? `{{siteUrl}}${href}` : new URL(href).href;
}
