/* What we use of packages that bring no types, or too few. */

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "truetype"; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}

declare module "linebreak" {
  /** Unicode's line breaking algorithm (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number } | null;
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
    bbox?: [left: number, top: number, right: number, bottom: number];
  }
}
