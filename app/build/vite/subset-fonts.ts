import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { formatPrice } from "../../i18n/format-price.ts";
import { locales } from "../../i18n/locales.ts";

const require = createRequire(import.meta.url);

/** The file of the whole font: all weights, and all characters of Western Europe. */
export const fullFont = require.resolve(
  "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
);

const fontPackage = dirname(dirname(fullFont));

const subsetFile = resolve("node_modules/.subset-fonts/latin.woff2");

/** Printable ASCII, which visitors may type, and the no-break space, which sources write as an escape. */
const baseCharacters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0`;

/** The features that browsers apply by default. Without the others, the font is a fifth smaller. */
const keepFeatures = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"];

/**
 * Resolves `~fonts/latin.woff2`. In a build, it is a subset of the font: the characters that the sources have, in the
 * weights and with the features that the stylesheets use. The dev server has the whole font.
 */
export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    // The client is built first, so that the server's build finds the subset.
    applyToEnvironment: ({ name }) => name === "client",
    config: (_, { command }) => ({
      resolve: { alias: { "~fonts/latin.woff2": command === "serve" ? fullFont : subsetFile } },
    }),
    // Not in the `config` hook, because `react-router typegen` also runs that, and at the same time in `npm test`.
    async buildStart() {
      if (this.environment.mode === "build") {
        mkdirSync(dirname(subsetFile), { recursive: true });
        writeFileSync(subsetFile, await createSubset(findCharacters()));
      }
    },
    // Vite lists only the licenses of modules.
    writeBundle({ dir = "" }) {
      const { name, version, license }: Record<string, string> = JSON.parse(
        readFileSync(join(fontPackage, "package.json"), "utf8"),
      );
      const text = readFileSync(join(fontPackage, "LICENSE"), "utf8");
      const section = `\n## ${name} - ${version} (${license})\n\n${text}`;
      appendFileSync(join(dir, "licenses.txt"), section);
    },
  };
}

/**
 * Reduces the font to these characters, and to the weights that the stylesheets use. All weights get the kerning of the
 * regular one: the others differ by 0.002 em on average, and their kerning would be a quarter of the file. For this, the
 * first pass drops the GDEF table, by which kerning varies, and the second pass everything that refers to it.
 */
async function createSubset(characters: string): Promise<Buffer> {
  const font = await subsetFont(readFileSync(fullFont), characters, {
    targetFormat: "truetype",
    variationAxes: { wght: { min: 400, max: 700 } },
    dropTables: ["GDEF"],
    keepFeatures,
  });
  return subsetFont(font, characters, { targetFormat: "woff2", keepFeatures });
}

function findCharacters(): string {
  const files = globSync("app/**/*.{css,json,md,svg,ts,tsx,yaml}");
  const texts = files.map((file) => readFileSync(file, "utf8"));
  // The sign of the currency is in no source file.
  const prices = locales.map((locale) => formatPrice(1234.5, locale));
  return [...new Set([baseCharacters, ...prices, ...texts].join(""))].toSorted().join("");
}
