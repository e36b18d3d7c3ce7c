declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "truetype" | "woff2";
      keepAllGlyphs?: boolean;
      dropTables?: readonly string[];
      keepFeatures?: readonly string[];
      variationAxes?:
        | Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
        | undefined;
    },
  ): Promise<Buffer>;
}
