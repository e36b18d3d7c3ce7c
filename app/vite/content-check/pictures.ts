import { existsSync } from "node:fs";
import { join } from "node:path";

/** What is wrong with the pictures of a text in Markdown, whose files are in a folder. */
export function pictureProblems(text: string, folder: string): string[] {
  return [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]*)/g)].flatMap(
    ([, alternative = "", path = ""]) => [
      ...(alternative.trim() ? [] : [`The picture ${path} has no alternative text.`]),
      ...(existsSync(join(folder, path)) ? [] : [`There is no ${path} beside it.`]),
    ],
  );
}
