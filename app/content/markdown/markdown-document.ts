export interface MarkdownHeading {
  readonly id: string;
  /** 2 for `##`. */
  readonly level: number;
  readonly text: string;
}

/** A paragraph, a list, a table or a code sample; or, of a section without text, the headings below it. */
export interface Block {
  readonly type: "text" | "table" | "code" | "outline";
  /** Plain text, with a line for each paragraph, list item, table row or code sample. */
  readonly text: string;
  /** As its page shows it. */
  readonly html: string;
}

/** A Markdown file, compiled at build time. */
export interface MarkdownDocument {
  /** Parsed YAML, which the importing module validates. */
  readonly frontMatter: unknown;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

/** A written answer, compiled at build time. */
export interface AnswerDocument extends Pick<MarkdownDocument, "frontMatter"> {
  readonly blocks: readonly Block[];
}

/** A post, compiled at build time. */
export interface PostDocument extends MarkdownDocument {
  /** HTML for feeds. */
  readonly feedHtml: string;
  /** Reading time in minutes. */
  readonly minutes: number;
}
