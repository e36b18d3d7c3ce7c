import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** Elements without visible text. */
const skipped = /^(script|style|pre|template|textarea|iframe)$/;
/** Inline elements; others begin a new line. */
const inline = /^(a|abbr|b|bdi|cite|code|em|i|mark|span|strong|sub|sup|time|wbr)$/;
const spokenAttributes = ["alt", "aria-label", "placeholder", "title"];

/**
 * Reads the lines of text of a page, visible or for screen readers. Adjacent elements without text between them, such
 * as the links of a menu, are separate lines.
 */
export function readTextLines(html: string): string[] {
  const spoken: string[] = [];
  const lines: string[] = [""];
  const read = (node: Node, before: Node | undefined) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      lines.push(lines.pop() + node.text);
      return;
    }
    const element = node as HTMLElement;
    const tag = element.rawTagName?.toLowerCase() ?? "";
    if (node.nodeType !== NodeType.ELEMENT_NODE || skipped.test(tag)) return;
    for (const name of spokenAttributes) spoken.push(element.getAttribute(name) ?? "");
    const isDescription = tag === "meta" && element.getAttribute("name") === "description";
    if (isDescription) spoken.push(element.getAttribute("content") ?? "");
    const isApart =
      !inline.test(tag) || (tag !== "wbr" && before?.nodeType === NodeType.ELEMENT_NODE);
    if (isApart) lines.push("");
    for (const [at, child] of element.childNodes.entries()) read(child, element.childNodes[at - 1]);
    if (!inline.test(tag)) lines.push("");
  };
  read(parse(html.replace(/^<!doctype html>/i, "")), undefined);
  // Line breaks in the source separate paragraphs or lines of a quote.
  return [...lines, ...spoken]
    .flatMap((text) => text.split("\n"))
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .filter(Boolean);
}
