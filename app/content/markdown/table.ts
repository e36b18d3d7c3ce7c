import type { Element } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Wraps a table in a named region that can be scrolled by keyboard (WCAG 2.2, success criterion 2.1.1). With three
 * or more columns, its rows become blocks on narrow screens (ui/styles/tables.css).
 */
export function scrollingTable(table: Element, name: string): Element {
  addHeaderScopes(table);
  const stacked = labelCells(table);
  table.properties.className = stacked ? ["grid-table", "stacked"] : ["grid-table"];
  visit(table, "element", alignFigures);
  const properties = { className: ["scroll-x"], tabIndex: 0, ariaLabel: name };
  return { type: "element", tagName: "section", properties, children: [table] };
}

/** Makes the first row and the first cell of every other row headers (WCAG 2.2, success criterion 1.3.1). */
export function addHeaderScopes(table: Element): void {
  visit(table, "element", ({ tagName, children }) => {
    if (tagName !== "tr") return;
    for (const [index, cell] of children.filter(isElement).entries()) {
      if (cell.tagName === "th") cell.properties.scope = "col";
      else if (index === 0) {
        cell.tagName = "th";
        cell.properties.scope = "row";
      }
    }
  });
}

/** Names the column of each cell, in a table of three or more columns. */
function labelCells(table: Element): boolean {
  const rows: Element[] = [];
  visit(table, "element", (element) => {
    if (element.tagName === "tr") rows.push(element);
  });
  const [head, ...body] = rows.map(({ children }) => children.filter(isElement));
  if (!head || head.length < 3) return false;
  const labels = head.map((cell) => plainText(cell));
  for (const cells of body) {
    for (const [column, cell] of cells.entries()) {
      if (cell.tagName === "td") cell.properties.dataLabel = labels[column] ?? "";
    }
  }
  return true;
}

/** Aligns figures by a class, because the attribute `align` is obsolete. */
function alignFigures(cell: Element): void {
  const { align, ...properties } = cell.properties;
  cell.properties = align === "right" ? { className: ["num"], ...properties } : properties;
}

function isElement(node: Element["children"][number]): node is Element {
  return node.type === "element";
}
