import { createRequire } from "node:module";
import { openSync } from "fontkit";
import { expect, it } from "vitest";
import { site } from "#app/site.ts";
import { pictureFonts } from "#app/tasks/social-picture.ts";
import { startSite } from "../support/site.ts";

const require = createRequire(import.meta.url);
const fonts = Object.values(pictureFonts).map((file) => openSync(require.resolve(file)));

function hasGlyph(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return fonts.some((font) => "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(code));
}

it("can draw every character of every title", async () => {
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

it("would notice a missing glyph", () => {
  expect(hasGlyph("𓀀")).toBe(false);
});
