export interface MarkdownHeading {
  readonly id: string;
  /** 2 for `##`. */
  readonly level: number;
  readonly text: string;
}

/** A heading with the text below it, up to the next heading. The text before the first heading has an empty ID. */
export interface MarkdownSection {
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  /** Plain text, with a line for each paragraph, table row or code block. */
  readonly text: string;
}

/** A Markdown file, compiled at build time. */
export interface MarkdownDocument {
  /** Parsed YAML, which the importing module validates. */
  readonly frontMatter: unknown;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
  readonly sections: readonly MarkdownSection[];
  /** Plain text, for the reading time. */
  readonly text: string;
  /** Portable Markdown (markdown-source.ts). */
  readonly markdown: string;
}

/** A post, compiled at build time. */
export interface PostDocument extends MarkdownDocument {
  /** HTML for feeds (feed-html.ts). */
  readonly feedHtml: string;
}
