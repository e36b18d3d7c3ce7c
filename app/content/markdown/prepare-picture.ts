import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Image } from "mdast";
import { picturePlaceholder } from "./pictures.ts";

/** The formats of image-size that are allowed: those that every browser shows, without SVG, which may have scripts. */
const formats = ["png", "jpg", "webp"];

/**
 * Gives a picture its size, so that nothing shifts when it arrives, and a placeholder for its address.
 * @returns what is wrong with it, if anything
 */
export function preparePicture(node: Image, folder: string | undefined): string | undefined {
  const [, name] = /^\.\/([\w.-]+)$/.exec(node.url) ?? [];
  if (!name)
    return `The picture ${node.url} has to be a file beside the text, as in ./picture.png.`;
  if (!node.alt?.trim()) return `The picture ${name} has no alternative text.`;
  if (folder === undefined) return "Only posts and the documentation have pictures.";
  const file = join(folder, name);
  if (!existsSync(file)) return `There is no ${name} beside it.`;
  const size = sizeOf(file);
  if (!size) return `${name} is no PNG, JPEG or WebP.`;
  node.url = picturePlaceholder + name;
  node.data = { hProperties: { ...size, loading: "lazy" } };
  return undefined;
}

/** Width and height in pixels as browsers show them; undefined if the file is in none of the formats. */
function sizeOf(file: string): { width: number; height: number } | undefined {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(readFileSync(file));
    if (!formats.includes(type)) return undefined;
    // From 5 on, a camera was held upright (Exif 2.32, tag Orientation).
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
