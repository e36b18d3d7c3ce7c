import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Node, Renderer } from "@takumi-rs/core";
import { socialPictureArt } from "./social-picture-art.ts";

/** Width and height in pixels that every network takes. */
export const pictureSize = { width: 1200, height: 630 };

/** Where the title may stand, in pixels: left of the drawing, above the horizon. */
const titleBox = { left: 70, top: 168, width: 452, height: 264 };
const titleSizes = [82, 68, 58, 50, 44, 38, 34, 30];

const require = createRequire(import.meta.url);

/** Fonts by the family names that the picture uses. The Chinese one covers every character of every title. */
export const pictureFonts = {
  Latin: "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
  Han: "@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff2",
};

const renderer = new Renderer();
for (const [name, file] of Object.entries(pictureFonts)) {
  await renderer.registerFont({ name, data: readFileSync(require.resolve(file)) });
}

export interface SocialPicture {
  readonly title: string;
  readonly brand: string;
  /** The small line below the horizon. */
  readonly line: string;
  /** BCP 47 tag: decides where lines may break. */
  readonly lang: string;
}

/** Draws a picture for sharing as PNG. The title takes the largest size at which it fits. */
export async function drawSocialPicture(picture: SocialPicture): Promise<Buffer> {
  const { title, brand, line, lang } = picture;
  let fontSize = titleSizes[0];
  for (const size of titleSizes) {
    fontSize = size;
    const { height } = await renderer.measure(titleNode(title, size, lang), { lang });
    if (height <= titleBox.height) break;
  }
  const node: Node = {
    type: "container",
    style: { ...pictureSize, position: "relative", fontFamily: "Latin, Han", color: "#131f2d" },
    children: [
      { type: "image", src: socialPictureArt, ...pictureSize, style: { position: "absolute" } },
      text(brand, { left: 132, top: 67, fontSize: 34, fontWeight: 650 }),
      {
        type: "container",
        style: {
          position: "absolute",
          ...titleBox,
          display: "flex",
          alignItems: "center",
        },
        children: [titleNode(title, fontSize, lang)],
      },
      text(line, { left: 72, top: 524, fontSize: 28, fontWeight: 500, color: "#42505f" }),
    ],
  };
  return await renderer.render(node, { ...pictureSize, format: "png", lang });
}

function titleNode(title: string, fontSize: number | undefined, lang: string): Node {
  return {
    type: "text",
    text: breakBetweenWords(title, lang),
    style: {
      width: titleBox.width,
      fontFamily: "Latin, Han",
      fontSize,
      fontWeight: 600,
      lineHeight: 1.16,
      letterSpacing: "-0.02em",
      textWrap: "balance",
      wordBreak: "keep-all",
    },
  };
}

/** Chinese has no spaces: zero-width ones say where its words end, so that no word is torn apart. */
function breakBetweenWords(title: string, lang: string): string {
  const segments = new Intl.Segmenter(lang, { granularity: "word" }).segment(title);
  return [...segments]
    .map(({ segment, isWordLike }, index) =>
      index > 0 && isWordLike && /^\p{Script=Han}/u.test(segment) ? `\u200b${segment}` : segment,
    )
    .join("");
}

function text(content: string, style: Node["style"]): Node {
  return { type: "text", text: content, style: { position: "absolute", ...style } };
}
