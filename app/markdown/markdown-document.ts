export interface MarkdownHeading {
  readonly id: string;
  /** 2 for `##`. */
  readonly level: number;
  readonly text: string;
}

/** A paragraph, a list, a table or a code sample. */
export interface Block {
  readonly type: "text" | "table" | "code";
  /** Plain text, with a line for each paragraph, list item, table row or code sample. */
  readonly text: string;
  /** As its page shows it. */
  readonly html: string;
}

/** A heading with the blocks below it, up to the next heading. What comes before the first heading has an empty ID. */
export interface MarkdownSection {
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A Markdown file, compiled at build time. */
export interface MarkdownDocument {
  /** Parsed YAML, which the importing module validates. */
  readonly frontMatter: unknown;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
  readonly sections: readonly MarkdownSection[];
  /** Portable Markdown (markdown-source.ts). */
  readonly markdown: string;
}

/** A post, compiled at build time. */
export interface PostDocument extends MarkdownDocument {
  /** HTML for feeds (feed-html.ts). */
  readonly feedHtml: string;
  /** Reading time in minutes. */
  readonly minutes: number;
}
