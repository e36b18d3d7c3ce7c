/** An element with its text unescaped. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const token = /<\?.*?\?>|<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gsy;

/**
 * Reads what this site writes, strictly: processing instructions, elements, attributes and text.
 * @throws where a document is not well-formed
 */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  token.lastIndex = 0;
  for (let at = 0; at < xml.length; at = token.lastIndex) {
    const found = token.exec(xml);
    if (!found) throw new Error(`Not well-formed: ${xml.slice(at, at + 80)}`);
    const [, close, name, attributes = "", empty, text] = found;
    const parent = open.at(-1);
    if (!parent) throw new Error("Something stands after the end.");
    if (text !== undefined) parent.text += unescapeXml(text);
    else if (close) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing.`);
    } else if (name) {
      const element = { name, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [element, ...others] = root.children;
  if (!element || others.length > 0 || open.length > 1) throw new Error("Not one whole element.");
  return element;
}

/** The one child of that name. */
export function within({ name: parent, children }: XmlElement, name: string): XmlElement {
  const [child, ...others] = children.filter((child) => child.name === name);
  if (!child || others.length > 0) throw new Error(`${parent} has not one ${name}.`);
  return child;
}

export function textIn(element: XmlElement, name: string): string {
  return within(element, name).text;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = Array.from(
    text.matchAll(/([\w:]+)="([^"]*)"/g),
    ([, name = "", value = ""]): [string, string] => [name, unescapeXml(value)],
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length < pairs.length) throw new Error("An attribute stands twice.");
  return attributes;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function unescapeXml(text: string): string {
  if (/[<>]|&(?!(#x?[0-9a-f]+|\w+);)/i.test(text)) throw new Error(`Not escaped: ${text}`);
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) => {
    if (hex || decimal)
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    const character = entities[name];
    if (!character) throw new Error(`XML knows no &${name};`);
    return character;
  });
}
