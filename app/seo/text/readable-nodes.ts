import type { Element, RootContent, Text } from "hast";
import { hasClass, isElement, levelOf, lineOf } from "../../content/markdown/hast.ts";

type ReadableNode = Element | Text;

/** Separates texts that the layout of the page separates. */
export const separator = " · ";

const controls =
  /^(button|dialog|iframe|input|label|nav|noscript|script|select|style|svg|template|textarea|wbr)$/;

/** Leaves out what is only visual or interactive, and puts the rest in reading order. */
export function selectReadable(nodes: readonly RootContent[]): readonly ReadableNode[] {
  return moveHeadingFirst(nodes.filter(isReadable));
}

export function isReadable(node: RootContent): node is ReadableNode {
  if (node.type === "text") return true;
  if (!isElement(node)) return false;
  const { ariaHidden, dataMarkdown, role, alt } = node.properties;
  if (dataMarkdown === "keep") return true;
  return !(
    controls.test(node.tagName) ||
    dataMarkdown === "skip" ||
    ariaHidden === "true" ||
    role === "status" ||
    (node.tagName === "img" && !alt) ||
    (node.tagName === "span" && lineOf(node) === "") ||
    // Text added for screen readers only; headings are for all readers.
    (hasClass(node, "visually-hidden") && !levelOf(node))
  );
}

/** Moves the only heading to the front: in cards, it may come after content that belongs to it. */
function moveHeadingFirst(nodes: readonly ReadableNode[]): readonly ReadableNode[] {
  const [heading, ...others] = nodes.filter(levelOf);
  if (!heading || levelOf(heading) < 3 || others.length > 0) return nodes;
  return [heading, ...nodes.filter((node) => node !== heading)];
}

/** Separates text from its neighbours where the page does so by its layout. */
export function separateText({ value }: Text, before?: ReadableNode, after?: ReadableNode): string {
  if (value.trim() === "" && before && after && isLabel(after)) return separator;
  const isAfterSmall = before?.type === "element" && before.tagName === "small";
  return isAfterSmall && /^\S/.test(value) ? separator + value : value;
}

/** Whether only the layout separates two neighbours. */
export function needsSeparator(before: ReadableNode | undefined, node: ReadableNode): boolean {
  if (!before || !isElement(before) || !isElement(node)) return false;
  return (isInline(before) && isInline(node)) || (before.tagName === "dd" && node.tagName === "dd");
}

function isInline(node: Element): boolean {
  return isLabel(node) || ["a", "b", "small", "time"].includes(node.tagName);
}

function isLabel(node: ReadableNode): boolean {
  return isElement(node) && node.tagName === "span" && !hasClass(node, "unbroken");
}
