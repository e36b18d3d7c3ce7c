declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "truetype";
      keepAllGlyphs: boolean;
      variationAxes: Readonly<Record<string, number>> | undefined;
    },
  ): Promise<Buffer>;
}
