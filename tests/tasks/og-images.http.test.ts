import { createRequire } from "node:module";
import { openSync } from "fontkit";
import { expect, it } from "vitest";
import { site } from "#app/site.ts";
import { ogImageFonts } from "#app/tasks/og-image.ts";
import { startSite } from "../support/site.ts";

const require = createRequire(import.meta.url);
const fonts = Object.values(ogImageFonts).map((file) => openSync(require.resolve(file)));

function hasGlyph(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return fonts.some((font) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(code));
}

it("the fonts of Open Graph images have every character of every title", async () => {
  await using built = await startSite();
  const { body } = await built.get("/sitemap.xml");
  const missing = new Set<string>();
  for (const [, url = ""] of body.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const page = await built.get(new URL(url).pathname);
    const title = /<title>([^<]*)<\/title>/.exec(page.body)?.[1] ?? "";
    for (const character of title + Object.values(site.name).join("")) {
      if (!hasGlyph(character)) missing.add(character);
    }
  }
  expect([...missing]).toEqual([]);
});

it("the check of glyphs finds a missing one", () => {
  expect(hasGlyph("𓀀")).toBe(false);
});
