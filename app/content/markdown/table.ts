import type { Element } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { childrenOf, element, findAll } from "./hast.ts";

/**
 * Wraps a table in a named region that can be scrolled by keyboard (WCAG 2.2, success criterion 2.1.1). With three
 * or more columns, its rows become blocks on narrow screens (ui/styles/tables.css), except columns of figures, which are compared.
 */
export function scrollingTable(table: Element, name: string): Element {
  addHeaderScopes(table);
  const stacked = labelCells(table);
  table.properties.className = stacked ? ["grid-table", "stacked"] : ["grid-table"];
  visit(table, "element", alignFigures);
  const properties = { className: ["scroll-x"], tabIndex: 0, ariaLabel: name };
  return { ...element("section", table), properties };
}

/** Makes headers of the first row and of the first cell of every other row (WCAG 2.2, success criterion 1.3.1). */
export function addHeaderScopes(table: Element): void {
  for (const row of findAll(table, "tr")) {
    for (const [index, cell] of childrenOf(row).entries()) {
      if (cell.tagName === "th") cell.properties.scope = "col";
      else if (index === 0) {
        cell.tagName = "th";
        cell.properties.scope = "row";
      }
    }
  }
}

/** Labels each cell with its column, if the table has three or more columns and not only figures. Returns whether it does. */
function labelCells(table: Element): boolean {
  const [head, ...body] = findAll(table, "tr").map((row) => childrenOf(row));
  const isNumeric = head?.slice(1).every(({ properties }) => properties.align === "right");
  if (!head || head.length < 3 || isNumeric) return false;
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
