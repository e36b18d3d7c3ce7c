import PDFDocument from "pdfkit";
import type { Faces } from "./faces.ts";
import { breakLines, type Fragment, type Measure, type Run } from "./lines.ts";
import { colors, page, type TextStyle } from "./style.ts";

export type StructureElement = PDFKit.PDFStructureElement;

/** The left edge and the width of text, in points. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

interface WriterOptions {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly lang: string;
  /** In place of the time of creation, so that the same content gives the same bytes. */
  readonly date: Date;
  readonly faces: Faces;
}

/**
 * Writes tagged text and adds pages as needed. Everything that is not text of the document is marked as an artifact,
 * which screen readers ignore (ISO 32000-1, 14.8).
 */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  /** The top of the next block. */
  y: number = page.top;
  readonly #faces: Faces;

  constructor({ title, author, lang, date, faces }: WriterOptions) {
    this.doc = new PDFDocument({
      size: page.size,
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    });
    this.#faces = faces;
    for (const [name, file] of Object.entries(faces.files)) this.doc.registerFont(name, file);
  }

  get column(): Column {
    return { x: page.left, width: this.doc.page.width - page.left - page.right };
  }

  /** Adds an element to the structure. The caller must close it with `end()` before the page changes. */
  element(
    parent: StructureElement,
    tag: string,
    options?: PDFKit.Mixins.StructureElementOptions,
  ): StructureElement {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Starts a new page unless so much space is left. */
  ensureSpace(height: number): void {
    if (this.y + height <= this.doc.page.height - page.bottom) return;
    this.doc.addPage();
    this.y = page.top;
  }

  /** Adds space above the next block, except at the top of a page. */
  addSpace(height: number): void {
    if (this.y > page.top) this.y += height;
  }

  lines(runs: readonly Run[], { size, strong }: TextStyle, { width }: Column): Fragment[][] {
    const styled = strong ? runs.map((run) => ({ ...run, strong })) : runs;
    const measure: Measure = {
      faceOf: this.#faces.faceOf,
      widthOf: (text, face) => this.doc.font(face).fontSize(size).widthOfString(text),
    };
    return breakLines(styled, width, measure);
  }

  paragraph(parent: StructureElement, tag: string, runs: readonly Run[], style: TextStyle): void {
    const element = this.element(parent, tag);
    this.text(element, runs, style);
    element.end();
  }

  /** Writes text that wraps, without widows and orphans. */
  text(
    element: StructureElement,
    runs: readonly Run[],
    style: TextStyle,
    column = this.column,
  ): void {
    const lines = this.lines(runs, style, column);
    for (const [index, line] of lines.entries()) {
      const pair = index === 0 || index === lines.length - 2;
      this.ensureSpace(style.leading * (pair && lines.length > 1 ? 2 : 1));
      this.line(element, line, style, column.x);
    }
  }

  line(element: StructureElement, line: readonly Fragment[], style: TextStyle, left: number): void {
    const top = this.y;
    const { leading } = style;
    for (const { x, width } of line.filter(({ code }) => code)) {
      this.artifact(() =>
        this.doc.rect(left + x - 1.5, top + 1.5, width + 3, leading - 3).fill(colors.code),
      );
    }
    for (const fragment of line) {
      const linked = fragment.link !== undefined;
      const target = linked ? this.element(element, "Link") : element;
      target.add(() => this.draw(fragment, style, left, top));
      if (linked) target.end();
    }
    this.y += leading;
  }

  draw(
    { text, face, x, link }: Fragment,
    { size, leading, color }: TextStyle,
    left: number,
    top: number,
  ) {
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(link === undefined ? color : colors.sky)
      // Fonts of different heights share the baseline.
      .text(text, left + x, top + leading * 0.5 + size * 0.35, {
        lineBreak: false,
        baseline: "alphabetic",
        link,
      });
  }

  /** Draws something decorative. */
  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule({ x, width }: Column): void {
    this.artifact(() =>
      this.doc
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .lineWidth(0.6)
        .stroke(colors.line),
    );
  }
}
