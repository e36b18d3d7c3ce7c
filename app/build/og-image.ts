import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Node, Renderer } from "@takumi-rs/core";
import { parse } from "node-html-parser";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { isUnspaced } from "../search/tokens/terms.ts";
import { languages } from "../site/locales/language.ts";
import { site } from "../site/site.ts";
import { renderMark } from "./brand/mark-svg.ts";
import { applyColors, colorOf, readColors } from "./brand/token-colors.ts";
import { fullFont } from "./vite/subset-fonts.ts";

/** Width and height in pixels, which all social networks support. */
const imageSize = { width: 1200, height: 630 };

/** The area of the title in pixels: left of the drawing, above the horizon. */
const titleBox = { top: 168, height: 264 };
const titleStyle = {
  left: 70,
  width: 452,
  fontWeight: 600,
  lineHeight: 1.16,
  letterSpacing: "-0.02em",
  textWrap: "balance",
  wordBreak: "keep-all",
} as const;
const titleSizes = [82, 68, 58, 50, 44, 38, 34, 30];

const { light } = readColors();
const mark = renderMark(light);

/** The drawing behind the text of an Open Graph image: the dial. */
const background = applyColors(readFileSync(`${import.meta.dirname}/og-image.svg`, "utf8"), light);

const require = createRequire(import.meta.url);

/** Fonts by the family names that the images use. The Chinese font covers every character of every title. */
export const ogImageFonts = {
  Latin: fullFont,
  Han: "@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff2",
};

const renderer = new Renderer();
for (const [name, file] of Object.entries(ogImageFonts)) {
  await renderer.registerFont({ name, data: readFileSync(require.resolve(file)) });
}

/** Draws the Open Graph image of a page as PNG, with its title in the largest size that fits. */
export async function drawOgImage(
  html: string,
  locale: Locale,
): Promise<{ path: string; png: Buffer }> {
  const page = parse(html);
  const readProperty = (name: string) =>
    page.querySelector(`meta[property="og:${name}"]`)?.attrs.content ?? "";
  const { tag: lang } = localeTable[locale];
  const title = readProperty("title");
  // Without the part after the colon, which is too long for an image.
  const shownTitle = readProperty("type") === "article" ? title : title.split(/: |：/, 1).join();
  const content = breakBetweenWords(shownTitle, lang);
  let titleNode = text(content, titleStyle);
  for (const fontSize of titleSizes) {
    const { height } = await renderer.measure(text(content, { ...titleStyle, fontSize }), { lang });
    const top = titleBox.top + (titleBox.height - height) / 2;
    titleNode = text(content, { ...titleStyle, fontSize, top });
    if (height <= titleBox.height) break;
  }
  const node: Node = {
    type: "container",
    style: { ...imageSize, position: "relative", color: colorOf(light, "--c-ink") },
    children: [
      { type: "image", src: background, ...imageSize, style: { position: "absolute" } },
      {
        type: "image",
        src: mark,
        width: 48,
        height: 48,
        style: { position: "absolute", left: 72, top: 63 },
      },
      text(site.name[locale], { left: 132, top: 67, fontSize: 34, fontWeight: 650 }),
      titleNode,
      // The tagline below the horizon.
      text(plainText(languages[locale].copy.features.hero.heading), {
        left: 72,
        top: 524,
        fontSize: 28,
        fontWeight: 500,
        color: colorOf(light, "--c-ink-2"),
      }),
    ],
  };
  const png = await renderer.render(node, { ...imageSize, format: "png", lang });
  return { path: new URL(readProperty("image")).pathname, png };
}

/** Inserts zero-width spaces between words that have no spaces, so that lines break only there. */
function breakBetweenWords(title: string, lang: string): string {
  const segments = new Intl.Segmenter(lang, { granularity: "word" }).segment(title);
  return [...segments]
    .map(({ segment, isWordLike }, index) =>
      index > 0 && isWordLike && isUnspaced(segment) ? `\u200b${segment}` : segment,
    )
    .join("");
}

function text(content: string, style: Node["style"]): Node {
  const base = { position: "absolute", fontFamily: "Latin, Han" } as const;
  return { type: "text", text: content, style: { ...base, ...style } };
}
