import { basename, dirname } from "node:path";

/** What a Markdown file is by its path. */
export interface MarkdownPlace {
  /** The folder of its pictures, if its text may have some: posts and documentation, which are no PDFs. */
  readonly pictures?: string | undefined;
  /** The ID of the section of the guide that the file is: `homepage-chat` for `10-homepage-chat.en.md`. */
  readonly section?: string | undefined;
}

export function placeOf(file: string): MarkdownPlace {
  const path = file.replaceAll("\\", "/");
  return {
    pictures: /\/content\/(blog|docs)\//.test(path) ? dirname(file) : undefined,
    section: path.includes("/content/docs/sections/")
      ? basename(path).replace(/^\d+-|\..*$/g, "")
      : undefined,
  };
}
