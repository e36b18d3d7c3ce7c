import { parseXml, XmlElement } from "@rgrove/parse-xml";

/**
 * Parses a document and returns its root element.
 * @throws if it is not well-formed (XML 1.0, section 2.1)
 */
export function rootOf(xml: string): XmlElement {
  const { root } = parseXml(xml);
  if (!root) throw new Error("The document has no element.");
  return root;
}

/** The child elements of an element. */
export function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** The only child element with a name. */
export function within(parent: XmlElement, name: string): XmlElement {
  const [child, ...others] = elementsIn(parent).filter((child) => child.name === name);
  if (!child || others.length > 0) throw new Error(`${parent.name} has not one ${name}.`);
  return child;
}

export function textIn(element: XmlElement, name: string): string {
  return within(element, name).text;
}
