/** `[label](target)`, `**strong**`, `` `code` `` and `|`, a place where a Chinese heading may break. */
export const markup = /\[([^\]]+)\]\(([^)]+)\)|\*\*(.+?)\*\*|`([^`]+)`|\|/gu;

/** A sentence of copy as it reads: without its markup. */
export function plainText(text: string): string {
  return text.replace(
    markup,
    (_, label?: string, _target?: string, strong?: string, code?: string) =>
      label ?? strong ?? code ?? "",
  );
}
