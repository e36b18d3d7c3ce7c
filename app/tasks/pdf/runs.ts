import type { PhrasingContent } from "mdast";
import type { Run } from "./lines.ts";

/**
 * Converts inline Markdown to runs of text.
 * @throws if an element is of a type that legal documents don't have, such as images
 */
export function inlineRuns(nodes: readonly PhrasingContent[], look: Omit<Run, "text"> = {}): Run[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case "text":
        return [{ ...look, text: node.value.replaceAll("\n", " ") }];
      case "inlineCode":
        return [{ ...look, text: node.value, code: true }];
      case "strong":
        return inlineRuns(node.children, { ...look, strong: true });
      case "link":
        return inlineRuns(node.children, { ...look, link: node.url });
      default:
        throw new Error(`A PDF can't show Markdown of the type ${node.type}.`);
    }
  });
}
