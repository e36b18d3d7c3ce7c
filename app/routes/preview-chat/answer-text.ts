/** The text of an answer on the page: items with a hyphen, cells with tabs between, nothing that is only pressed. */
export function answerText(answer: Element): string {
  const range = document.createRange();
  range.selectNodeContents(answer);
  const content = range.cloneContents();
  for (const element of content.querySelectorAll("button, .code-head, .visually-hidden, .icon")) {
    element.remove();
  }
  for (const table of content.querySelectorAll("table")) {
    table.replaceWith([...table.rows].map(rowText).join("\n"), "\n\n");
  }
  for (const list of content.querySelectorAll("ul, ol")) {
    for (const [at, item] of [...list.children].entries()) {
      item.prepend(list.matches("ol") ? `${at + 1}. ` : "- ");
    }
  }
  for (const block of content.querySelectorAll("p, pre, ul, ol, a.arrow-link"))
    block.append("\n\n");
  for (const item of content.querySelectorAll("li")) item.append("\n");
  return content.textContent.replace(/\s*\n\s*\n\s*/g, "\n\n").trim();
}

function rowText(row: HTMLTableRowElement): string {
  return [...row.cells]
    .filter((cell) => cell.ariaHidden !== "true")
    .map((cell) => cell.textContent.trim())
    .join("\t");
}
