export interface MarkdownHeading {
  readonly id: string;
  /** 2 for `##`. */
  readonly level: number;
  readonly text: string;
}

/** What the build makes of a Markdown file. */
export interface MarkdownDocument {
  /** Parsed YAML; whoever imports the document says what has to be in it. */
  readonly frontMatter: unknown;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
  /** The words alone, for counting and searching. */
  readonly text: string;
}
