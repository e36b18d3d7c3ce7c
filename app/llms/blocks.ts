/* Blocks of Markdown (GitHub's flavour, github.github.com/gfm). */

export function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** What is there, with an empty line between. */
export function blocks(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== "").join("\n\n");
}

/** A document as a part of another: every heading one level down. Lines of code may begin with # and stay. */
export function nestHeadings(markdown: string): string {
  let inCode = false;
  return markdown
    .split("\n")
    .map((line) => {
      if (line.startsWith("```")) inCode = !inCode;
      return !inCode && /^#{1,5} /.test(line) ? `#${line}` : line;
    })
    .join("\n");
}
