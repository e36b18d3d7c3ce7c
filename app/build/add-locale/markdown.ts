import { mark } from "./mark.ts";

/** The keys of front matter that are texts. */
const textKeys = new Set(["title", "excerpt", "description", "alt", "asked", "words"]);

/** A Markdown file for another language, from the one in English, with its texts changed by `edit`. */
export function translatedMarkdown(source: string, edit: (text: string) => string): string {
  const [, front = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return `---\n# ${mark}.\n${editFrontMatter(front, edit)}\n---\n${editBody(body, edit)}`;
}

function editFrontMatter(front: string, edit: (text: string) => string): string {
  let isText = false;
  return front.replace(
    /^( *(?:(\w+):|-)? *)(.*)$/gm,
    (_, start: string, key: string, value: string) => {
      if (key) isText = textKeys.has(key);
      return start + (isText ? edit(value) : value);
    },
  );
}

/** Code stays as it is. */
function editBody(body: string, edit: (text: string) => string): string {
  return body
    .split(/(^```.*?^```$)/ms)
    .map((part, index) => (index % 2 === 1 ? part : edit(part)))
    .join("");
}
