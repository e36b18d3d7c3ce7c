export interface MarkdownHeading {
  readonly id: string;
  /** 2 for `##`. */
  readonly level: number;
  readonly text: string;
}

/** A heading with what stands under it, up to the next one. What comes before all headings has an empty id. */
export interface MarkdownSection {
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  /** The words alone, a line for each paragraph, table row or block of code. */
  readonly text: string;
}

/** What the build makes of a Markdown file. */
export interface MarkdownDocument {
  /** Parsed YAML; whoever imports the document says what has to be in it. */
  readonly frontMatter: unknown;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
  readonly sections: readonly MarkdownSection[];
  /** The words alone, for counting. */
  readonly text: string;
  /** The text as others read it, with `{{siteUrl}}` and `{{pageUrl}}` (see `markdown/markdown-source.ts`). */
  readonly markdown: string;
}
