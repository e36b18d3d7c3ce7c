import type { Element, ElementContent, RootContent, Text } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

export function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

export function text(value: string): Text {
  return { type: "text", value };
}

export function isElement(node: RootContent): node is Element {
  return node.type === "element";
}

/** The text of an element in one line. */
export function lineOf(node: Element): string {
  return plainText(node).replace(/\s+/g, " ").trim();
}

export function childrenOf({ children }: Element, tagName?: string): Element[] {
  return children.filter(isElement).filter((child) => !tagName || child.tagName === tagName);
}

/** The elements inside another that pass a test. */
export function findAll(node: Element, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(node, "element", (child) => {
    if (test(child)) found.push(child);
  });
  return found;
}

/** The level of a heading; undefined for other elements. */
export function levelOf({ tagName }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

export function headingsIn(node: Element): Element[] {
  return findAll(node, (child) => levelOf(child) !== undefined);
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}
