/** The targets of a Markdown text's links. */
export function links(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}
