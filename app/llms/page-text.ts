import { pageMarkdown } from "./page-markdown.ts";
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

export function pageText(tree: PageTree, address: PageAddress): PageText {
  const { title, description, places } = tree;
  const [until] = places.flatMap(({ until }) => until ?? []).sort();
  const markdown = pageMarkdown(tree, address);
  return { path: address.path, title, description, markdown, ...(until && { until }) };
}
