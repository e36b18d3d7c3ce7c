import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import subsetFont from "subset-font";
import type { Locale } from "../../i18n/locales.ts";

const require = createRequire(import.meta.url);

const latinFile =
  "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
const hanFile = (weight: number) =>
  `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`;

/** The font faces of a document. The Latin faces are weights of one variable font. */
const sources = {
  latin: { file: latinFile, variationAxes: { wght: 400 } },
  latinStrong: { file: latinFile, variationAxes: { wght: 600 } },
  han: { file: hanFile(400), variationAxes: undefined },
  hanStrong: { file: hanFile(600), variationAxes: undefined },
};

export type Face = keyof typeof sources;

export interface Faces {
  /** TrueType subsets with the characters of the document. */
  readonly files: Readonly<Record<Face, Buffer>>;
  /** @throws if no face has the character */
  readonly faceOf: (character: string, strong: boolean) => Face;
}

/**
 * The characters that the Latin font draws. In Chinese, punctuation that both fonts have (“ ” … — ·) is full-width, as
 * on the website (styles/fonts.css).
 */
const latinFirst: Record<Locale, RegExp> = { en: /./u, zh: /[\u0020-\u00b6\u00b8-\u024f]/u };

/** Subsets the fonts to the characters of a text: pdfkit takes seconds to read a whole Chinese font. */
export async function subsetFonts(text: string, locale: Locale): Promise<Faces> {
  const subset = async (face: Face) => {
    const { file, variationAxes } = sources[face];
    const font = readFileSync(require.resolve(file));
    return await subsetFont(font, text, { targetFormat: "truetype", variationAxes });
  };
  const files = {
    latin: await subset("latin"),
    latinStrong: await subset("latinStrong"),
    han: await subset("han"),
    hanStrong: await subset("hanStrong"),
  };
  const covered = { latin: coverage(files.latin), han: coverage(files.han) };
  return {
    files,
    faceOf(character, strong) {
      const order = latinFirst[locale].test(character)
        ? (["latin", "han"] as const)
        : (["han", "latin"] as const);
      const face = order.find((name) => covered[name](character));
      if (!face) throw new Error(`No font has the character ${character}.`);
      return strong ? `${face}Strong` : face;
    },
  };
}

function coverage(file: Buffer): (character: string) => boolean {
  const font = create(file);
  if (!("hasGlyphForCodePoint" in font)) throw new Error("A font collection can't be embedded.");
  return (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
