import type { MarkdownDocument } from "../markdown/markdown-document.ts";

/** What only the running site knows of itself, and the privacy policy says. */
export interface OptionalSections {
  /** The host of the model that answers in the chat, if there is one. */
  readonly assistantHost?: string | undefined;
}

/** The sections of the privacy policy that not every site has, by ID: of level 3 and without subsections. */
const optionalSections = {
  assistant: ({ assistantHost }: OptionalSections) => assistantHost !== undefined,
} as const;

/** Stands in them for the host of the model. */
const hostPlaceholder = "assistant.invalid";

/** Whether a site has any of the sections: the PDF, which is made at build time, has none. */
export function hasOptionalSections(options: OptionalSections): boolean {
  return Object.values(optionalSections).some((applies) => applies(options));
}

export function isOptionalSection(id: unknown): boolean {
  return typeof id === "string" && Object.hasOwn(optionalSections, id);
}

/** A document with those of its optional sections that apply to the site. */
export function withOptionalSections(
  document: MarkdownDocument,
  options: OptionalSections = {},
): MarkdownDocument {
  const { frontMatter, html, markdown, headings, sections } = document;
  const left = new Set<string>();
  for (const [id, applies] of Object.entries(optionalSections)) if (!applies(options)) left.add(id);
  const leftHeadings = headings.filter(({ id }) => left.has(id));
  const fill = (text: string) =>
    options.assistantHost ? text.replaceAll(hostPlaceholder, options.assistantHost) : text;
  return {
    frontMatter,
    html: fill(
      without(
        html,
        /(?=<h[23] )/,
        leftHeadings.map(({ id }) => `<h3 id="${id}">`),
      ),
    ),
    markdown: fill(
      without(
        markdown,
        /^(?=##)/m,
        leftHeadings.map(({ text }) => `### ${text}\n`),
      ),
    ),
    headings: headings.filter(({ id }) => !left.has(id)),
    sections: sections.filter(({ id }) => !left.has(id ?? "")),
  };
}

/** A text without the sections that begin so. */
function without(text: string, between: RegExp, beginnings: readonly string[]): string {
  return text
    .split(between)
    .filter((section) => !beginnings.some((beginning) => section.startsWith(beginning)))
    .join("");
}
