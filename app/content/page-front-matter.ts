/** The front matter of a document for a page, or for a part of one. */
export interface PageFrontMatter {
  readonly title: string;
  /** A full sentence, which is also the description of the page. */
  readonly description: string;
  /** ISO 8601 date of the last change. */
  readonly updated: string;
}

/**
 * Validates the front matter of a document; `file` is for error messages.
 * @throws if a key is missing
 */
export function readPageFrontMatter(value: unknown, file: string): PageFrontMatter {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const field = (key: string) => {
    const text = fields.get(key);
    if (typeof text !== "string") throw new Error(`${file} has no ${key}.`);
    return text;
  };
  return { title: field("title"), description: field("description"), updated: field("updated") };
}
