import type { Element, ElementContent, Nodes, Text } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

export function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

export function text(value: string): Text {
  return { type: "text", value };
}

export function isElement(node: Nodes): node is Element {
  return node.type === "element";
}

/** The text of an element in one line. */
export function lineOf(node: Element): string {
  return plainText(node).replace(/\s+/g, " ").trim();
}

export function childrenOf({ children }: Element, tagName?: string): Element[] {
  return children.filter(isElement).filter((child) => !tagName || child.tagName === tagName);
}

/** The elements inside a node that have a tag name, or pass a test. */
export function findAll(node: Nodes, test: string | ((element: Element) => unknown)): Element[] {
  const found: Element[] = [];
  visit(node, "element", (child) => {
    if (typeof test === "string" ? child.tagName === test : test(child)) found.push(child);
  });
  return found;
}

/** The level of a heading; 0 for other nodes. */
export function levelOf(node: Nodes): number {
  return isElement(node) ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}
