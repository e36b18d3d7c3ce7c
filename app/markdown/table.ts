import type { Element } from "hast";
import { visit } from "unist-util-visit";

/** A table that scrolls sideways, by keyboard too (WCAG 2.2, 2.1.1), in a region with a name. */
export function scrollingTable(table: Element, name: string): Element {
  table.properties.className = ["grid-table"];
  visit(table, "element", ({ tagName, children }) => {
    if (tagName !== "tr") return;
    for (const [index, cell] of children.filter(isElement).entries()) describeCell(cell, index);
  });
  const properties = { className: ["scroll-x"], tabIndex: 0, ariaLabel: name };
  return { type: "element", tagName: "section", properties, children: [table] };
}

/**
 * The first row names the columns, the first cell of every other row its row (WCAG 2.2, 1.3.1). Figures are
 * aligned by a class, because HTML's `align` is obsolete.
 */
function describeCell(cell: Element, index: number): void {
  const { align, ...properties } = cell.properties;
  cell.properties = properties;
  if (align === "right") properties.className = ["num"];
  if (cell.tagName === "th") properties.scope = "col";
  else if (index === 0) {
    cell.tagName = "th";
    properties.scope = "row";
  }
}

function isElement(node: Element["children"][number]): node is Element {
  return node.type === "element";
}
