import { parseXml, XmlElement } from "@rgrove/parse-xml";

/**
 * The root element of a document.
 * @throws where it is not well-formed (XML 1.0, section 2.1)
 */
export function rootOf(xml: string): XmlElement {
  const { root } = parseXml(xml);
  if (!root) throw new Error("The document has no element.");
  return root;
}

/** The elements in an element, without the text between them. */
export function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** The one child of that name. */
export function within(parent: XmlElement, name: string): XmlElement {
  const [child, ...others] = elementsIn(parent).filter((child) => child.name === name);
  if (!child || others.length > 0) throw new Error(`${parent.name} has not one ${name}.`);
  return child;
}

export function textIn(element: XmlElement, name: string): string {
  return within(element, name).text;
}
