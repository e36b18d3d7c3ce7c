import { parseXml, XmlElement } from "@rgrove/parse-xml";

/**
 * Parses a document and returns its root element.
 * @throws if it is not well-formed (XML 1.0, section 2.1)
 */
export function parseRoot(xml: string): XmlElement {
  const { root } = parseXml(xml);
  if (!root) throw new Error("The document has no element.");
  return root;
}

/** Gets the child elements of an element. */
export function getElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** Gets the only child element with a name. */
export function getChild(parent: XmlElement, name: string): XmlElement {
  const [child, ...others] = getElements(parent).filter((child) => child.name === name);
  if (!child || others.length > 0) throw new Error(`${parent.name} has not one ${name}.`);
  return child;
}

export function getText(element: XmlElement, name: string): string {
  return getChild(element, name).text;
}
