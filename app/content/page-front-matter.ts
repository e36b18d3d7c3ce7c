import * as v from "valibot";
import { isoDate } from "./iso-date.ts";

/** The schema of the front matter of a document. */
export const pageFrontMatter = v.object({
  title: v.string(),
  /** A full sentence, which is also the description of the page. */
  description: v.string(),
  /** ISO 8601 date of the last change. */
  updated: isoDate,
});

/** The schema of the front matter of a section of the guide, whose title is its heading. */
export const sectionFrontMatter = v.pick(pageFrontMatter, ["title", "updated"]);

export type SectionFrontMatter = v.InferOutput<typeof sectionFrontMatter>;

/** The front matter of a document for a page, or for a part of one. */
export type PageFrontMatter = v.InferOutput<typeof pageFrontMatter>;

/**
 * Validates the front matter of a document; `file` is for error messages.
 * @throws if a key is missing
 */
export function readPageFrontMatter(value: unknown, file: string): PageFrontMatter {
  const result = v.safeParse(pageFrontMatter, value);
  if (!result.success) throw new Error(`${file}: ${v.summarize(result.issues)}`);
  return result.output;
}
