import type { Element } from "hast";
import { visit } from "unist-util-visit";

/** Wraps a table in a named region that can be scrolled by keyboard (WCAG 2.2, success criterion 2.1.1). */
export function scrollingTable(table: Element, name: string): Element {
  addHeaderScopes(table);
  table.properties.className = ["grid-table"];
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

/** Aligns figures by a class, because the attribute `align` is obsolete. */
function alignFigures(cell: Element): void {
  const { align, ...properties } = cell.properties;
  cell.properties = align === "right" ? { className: ["num"], ...properties } : properties;
}

function isElement(node: Element["children"][number]): node is Element {
  return node.type === "element";
}
