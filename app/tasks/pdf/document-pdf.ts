import { buffer } from "node:stream/consumers";
import type { Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { site } from "../../site.ts";
import { markPaths } from "../../ui/mark-paths.ts";
import { writeBlocks } from "./blocks.ts";
import { subsetFonts } from "./faces.ts";
import { colors, page, stylesByLocale, type TextStyle } from "./style.ts";
import { PdfWriter, type StructureElement } from "./writer.ts";

export interface PdfDocument {
  readonly title: string;
  readonly description: string;
  /** ISO 8601 date of the last change. */
  readonly updated: string;
  /** Such as “Last updated October 15, 2026”. */
  readonly updatedLine: string;
  readonly tree: Root;
}

const markSize = 26;

/** Writes a document as a tagged PDF with embedded fonts. The same document gives the same bytes. */
export async function documentPdf(document: PdfDocument, locale: Locale): Promise<Buffer> {
  const { title, description, updated, updatedLine, tree } = document;
  const footer = `${site.name[locale]} · ${title}`;
  const text = [title, description, updatedLine, footer, "0123456789/. ", plainText(tree)].join("");
  const styles = stylesByLocale[locale];
  const writer = new PdfWriter({
    title: `${title} | ${site.name[locale]}`,
    author: site.legalEntity[locale],
    lang: localeTable[locale].tag,
    date: new Date(updated),
    faces: await subsetFonts(text, locale),
  });
  const root = writer.doc.struct("Document");
  writer.doc.addStructure(root);

  drawMark(writer, root, site.name[locale]);
  writer.addSpace(styles.title.space);
  writer.paragraph(root, "H1", [{ text: title }], styles.title);
  writer.addSpace(styles.lede.space);
  writer.paragraph(root, "P", [{ text: description }], styles.lede);
  writer.addSpace(styles.small.space);
  writer.paragraph(root, "P", [{ text: updatedLine }], styles.small);
  writer.addSpace(styles.small.space);
  writer.rule(writer.column);
  writeBlocks(writer, root, tree.children, styles);
  root.end();

  writeFooters(writer, footer, styles.small);
  writer.doc.end();
  return await buffer(writer.doc);
}

/** Draws the brand's mark, with the brand's name as its alternative text. */
function drawMark(writer: PdfWriter, root: StructureElement, brand: string): void {
  const { doc, column, y } = writer;
  const figure = writer.element(root, "Figure", {
    alt: brand,
    bbox: [column.x, y, column.x + markSize, y + markSize],
  });
  figure.add(() => {
    doc
      .save()
      .translate(column.x, y)
      .scale(markSize / 32);
    doc.path(markPaths.sun).fill(colors.sun).path(markPaths.earth).fill(colors.ink).restore();
  });
  figure.end();
  writer.y += markSize;
}

/** Writes the brand, the title and the page number at the bottom of every page. */
function writeFooters(writer: PdfWriter, text: string, style: TextStyle): void {
  const { doc, column } = writer;
  const { count } = doc.bufferedPageRange();
  const top = doc.page.height - page.bottom + 36;
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    const [left = []] = writer.lines([{ text }], style, column);
    const [right = []] = writer.lines([{ text: `${index + 1} / ${count}` }], style, column);
    const end = right.reduce((sum, { width }) => sum + width, 0);
    writer.artifact(() => {
      for (const fragment of left) writer.draw(fragment, style, column.x, top);
      for (const fragment of right) {
        writer.draw(fragment, style, column.x + column.width - end, top);
      }
    }, "Pagination");
  }
}
