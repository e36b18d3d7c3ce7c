import type { Block } from "../content/markdown/markdown-document.ts";

/** The kind of page that a section belongs to. */
export type Kind = "docs" | "api" | "facts" | "pages" | "blog" | "legal";

/** A unit of search: a part of a page under its own heading. */
export interface Section {
  readonly kind: Kind;
  /** The title and the path of the page. */
  readonly title: string;
  readonly page: string;
  /** The page's title again, where the section is its beginning. */
  readonly heading: string;
  /** The path to the section, with its anchor if it has one. */
  readonly path: string;
  readonly blocks: readonly Block[];
  /** Other words for it: tags, an author, a method and its path. */
  readonly keywords?: string;
  /** Questions that written answers answer from here, and other words for their subjects, a line each. */
  readonly phrasings?: string;
  /** The time from which it may be found, as an ISO 8601 date and time. */
  readonly from?: string | undefined;
  /** The last moment at which it may be found. */
  readonly until?: string | undefined;
}

/** The words of a section, a line for each paragraph, list item, table row or code sample. */
export function textOf({ blocks }: Pick<Section, "blocks">): string {
  return blocks.map(({ text }) => text).join("\n");
}

/** Whether a block introduces the one after it. */
export function introducesNext(block: Block | undefined): boolean {
  return /[:：]$/.test(block?.text ?? "");
}

/** A link to a section. */
export interface SectionLink {
  readonly label: string;
  readonly path: string;
}
