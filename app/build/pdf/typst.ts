import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { fullFont } from "../vite/subset-fonts.ts";

const { resolve } = createRequire(import.meta.url);

const resolveHanFont = (weight: number) =>
  resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`);

/** Converts a font, since Typst reads neither WOFF2 nor variable fonts. All glyphs stay: Typst embeds those that a document uses. */
async function readFont(file: string, variationAxes?: Readonly<Record<string, number>>) {
  const options = { targetFormat: "truetype", keepAllGlyphs: true, variationAxes } as const;
  return await subsetFont(readFileSync(file), "", options);
}

/** Latin and Chinese, each regular and semibold. */
const fonts = await Promise.all([
  readFont(fullFont, { wght: 400 }),
  readFont(fullFont, { wght: 600 }),
  readFont(resolveHanFont(400)),
  readFont(resolveHanFont(600)),
]);

const template = "/document.typ";
const characters = new Set(
  fonts.flatMap((file) => {
    const font = create(file);
    return "characterSet" in font ? font.characterSet : [];
  }),
);

initSync({ module: readFileSync(resolve("@myriaddreamin/typst-ts-web-compiler/wasm")) });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const font of fonts) await builder.add_raw_font(font);
const compiler = await builder.build();
compiler.add_source(template, readFileSync(`${import.meta.dirname}/document.typ`, "utf8"));

/**
 * Lays out a document by document.typ.
 * @throws if the template can't show it, or no font has a character
 */
export function compile(document: object): Uint8Array {
  // French and other languages group digits with a narrow no-break space, which the fonts do not have.
  const input = JSON.stringify(document).replaceAll("\u202f", "\u00a0");
  for (const character of input) {
    if (!characters.has(character.codePointAt(0) ?? 0))
      throw new Error(`No font has the character ${character}.`);
  }
  const { result, diagnostics } = compiler.compile(template, [["document", input]], "pdf", 2);
  if (!(result instanceof Uint8Array)) throw new Error(String(diagnostics));
  return result;
}
