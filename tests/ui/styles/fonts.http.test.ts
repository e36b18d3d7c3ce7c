import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { expect, it } from "vitest";
import { ogImageFonts } from "#app/build/og-image.ts";
import { fullFont } from "#app/build/vite/subset-fonts.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { allAnswers } from "#app/search/answers/answers.server.ts";
import { site } from "#app/site/site.ts";
import { getSharedSite } from "../../support/shared-site.ts";
import { fetchSitemapPaths } from "../../support/sitemap-paths.ts";

const require = createRequire(import.meta.url);

function readCharacters(file: string): ReadonlySet<string> {
  const font = create(readFileSync(file));
  const codes = "characterSet" in font ? font.characterSet : [];
  return new Set(codes.map((code) => String.fromCodePoint(code)));
}

/** Measures the kerning of “To”, in the font's units. */
function measureKerning(file: string): number {
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts.`);
  const { glyphs, positions } = font.layout("To");
  return (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0);
}

const pages = await readPages();

/** Reads all pages of the sitemap, the chat, a search without results and a 404, in each language. */
async function readPages() {
  const built = await getSharedSite();
  const others = locales.flatMap((locale) =>
    ["/preview-chat", "/search?q=zzzzzz", "/none"].map((path) => inLocale(locale, path)),
  );
  const paths = [...(await fetchSitemapPaths(built)), ...others];
  return await Promise.all(paths.map(async (path) => ({ path, ...(await built.get(path)) })));
}

it("the font has every character that pages and answers show, and kerns", () => {
  const [file = ""] = globSync("build/client/assets/latin-*.woff2");
  const [full, subset] = [readCharacters(fullFont), readCharacters(file)];
  const answers = { path: "answers", body: JSON.stringify(locales.map(allAnswers)) };
  const missing = [...pages, answers].flatMap(({ path, body }) =>
    [...new Set(body)]
      .filter((character) => full.has(character) && !subset.has(character))
      .map((character) => `${path}: ${character}`),
  );
  expect(missing).toEqual([]);
  expect(measureKerning(file)).toBeLessThan(0);
});

it("the fonts of Open Graph images have every character of every title", () => {
  const files = Object.values(ogImageFonts).map((file) => require.resolve(file));
  const characters = new Set(files.flatMap((file) => [...readCharacters(file)]));
  expect(characters.has("𓀀")).toBe(false);
  const titles = pages.map(({ body }) => /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? "");
  const shown = new Set([...titles, ...Object.values(site.name)].join(""));
  expect([...shown].filter((character) => !characters.has(character))).toEqual([]);
});
