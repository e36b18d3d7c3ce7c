import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const latin =
  "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
const han = (weight: number) =>
  `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`;

/** Typst reads neither WOFF2 nor variable fonts. It embeds the glyphs that a document uses. */
async function readFont(name: string, variationAxes?: Readonly<Record<string, number>>) {
  const font = readFileSync(require.resolve(name));
  return await subsetFont(font, "", {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    variationAxes,
  });
}

/** The fonts of the documents as TrueType files, regular and semibold. */
export async function readFonts(): Promise<Buffer[]> {
  return await Promise.all([
    readFont(latin, { wght: 400 }),
    readFont(latin, { wght: 600 }),
    readFont(han(400)),
    readFont(han(600)),
  ]);
}
