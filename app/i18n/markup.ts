/** The markup of copy: `[label](target)`, `**strong**`, `` `code` ``, and `|` where a Chinese heading may break. */
export const markup = /\[([^\]]+)\]\(([^)]+)\)|\*\*(.+?)\*\*|`([^`]+)`|\|/gu;

/** Removes the markup from a text of copy. */
export function plainText(text: string): string {
  return text.replace(
    markup,
    (_, label?: string, _target?: string, strong?: string, code?: string) =>
      (label && plainText(label)) ?? strong ?? code ?? "",
  );
}
