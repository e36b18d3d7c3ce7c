import type { List, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { inlineRuns } from "./runs.ts";
import { colors, type Styles } from "./style.ts";
import { writeTable } from "./table.ts";
import type { PdfWriter, StructureElement } from "./writer.ts";

/** The indent of list items, in points. */
const indent = 14;

/**
 * Writes the blocks of a document.
 * @throws if a block is of a type that legal documents don't have, such as code
 */
export function writeBlocks(
  writer: PdfWriter,
  parent: StructureElement,
  nodes: readonly RootContent[],
  styles: Styles,
): void {
  const { body } = styles;
  for (const node of nodes) {
    switch (node.type) {
      case "heading": {
        const style = node.depth === 2 ? styles.h2 : styles.h3;
        writer.addSpace(style.space);
        // A heading stays on the page of the text below it.
        writer.ensureSpace(style.leading + body.space + 2 * body.leading);
        writer.paragraph(parent, `H${node.depth}`, inlineRuns(node.children), style);
        if (node.depth === 2) writer.doc.outline.addItem(plainText(node));
        break;
      }
      case "paragraph":
        writer.addSpace(body.space);
        writer.paragraph(parent, "P", inlineRuns(node.children), body);
        break;
      case "list":
        writeList(writer, parent, node, styles);
        break;
      case "table":
        writer.addSpace(body.space);
        writeTable(writer, parent, node, styles);
        break;
      default:
        throw new Error(`A PDF can't show Markdown of the type ${node.type}.`);
    }
  }
}

function writeList(
  writer: PdfWriter,
  parent: StructureElement,
  node: List,
  { body }: Styles,
): void {
  const { x, width } = writer.column;
  const column = { x: x + indent, width: width - indent };
  const list = writer.element(parent, "L");
  for (const [index, { children }] of node.children.entries()) {
    writer.addSpace(body.space - 2);
    writer.ensureSpace(2 * body.leading);
    const item = writer.element(list, "LI");
    if (node.ordered) {
      const label = writer.element(item, "Lbl");
      const number = (node.start ?? 1) + index;
      for (const line of writer.lines([{ text: `${number}. ` }], body, { x, width: indent })) {
        writer.line(label, line, body, x);
        writer.y -= body.leading;
      }
      label.end();
    } else {
      writer.artifact(() =>
        writer.doc.circle(x + 4, writer.y + body.leading * 0.48, 1.5).fill(colors.ink3),
      );
    }
    const content = writer.element(item, "LBody");
    for (const child of children) {
      if (child.type !== "paragraph")
        throw new Error(`A PDF can't show a ${child.type} in a list.`);
      writer.text(content, inlineRuns(child.children), body, column);
    }
    content.end();
    item.end();
  }
  list.end();
}
