import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { imageSize } from "image-size";
import type { Image, Root, RootContent } from "mdast";
import { escapeHtml } from "./escape-html.ts";
import { element } from "./hast.ts";

declare module "mdast" {
  interface ImageData {
    /** Smaller versions for browsers to choose from. */
    sources?: Element[];
  }
}

/** The start of placeholders for picture URLs, which only Vite knows. Versions add a query (build/vite/picture-versions.ts). */
const picturePlaceholder = "/@picture/";
const placeholders = /\/@picture\/([\w.?-]+)/g;

/** The code of a module that exports a value, with the addresses of pictures in place of their placeholders. */
export function moduleWithPictures(value: unknown): string {
  const json = JSON.stringify(value);
  const names = Array.from(json.matchAll(placeholders), ([, name = ""]) => name);
  const unique = [...new Set(names)];
  const imports = unique.map((name, index) => `import picture${index} from "./${name}";\n`);
  const code = json.replace(
    placeholders,
    (_, name: string) => `" + picture${unique.indexOf(name)} + "`,
  );
  return `${imports.join("")}export default ${code};`;
}

/** The allowed formats, as image-size names them: those that every browser shows. */
const formats = ["png", "jpg", "webp"];

/**
 * Gives a picture its size, so that nothing shifts when it arrives, and a placeholder for its address.
 * @returns what is wrong with it, if anything
 */
export function preparePicture(
  node: Image,
  folder: string | undefined,
  isOnlyChild: boolean,
): string | undefined {
  const [, name] = /^\.\/([\w.-]+)$/.exec(node.url) ?? [];
  if (!name)
    return `The picture ${node.url} has to be a file beside the text, as in ./picture.png.`;
  if (!node.alt?.trim()) return `The picture ${name} has no alternative text.`;
  if (folder === undefined) return "Only posts and the documentation have pictures.";
  const file = join(folder, name);
  if (!existsSync(file)) return `There is no ${name} beside it.`;
  if (name.endsWith(".svg"))
    return isOnlyChild ? undefined : `The drawing ${name} has to be a paragraph of its own.`;
  const bytes = readFileSync(file);
  const size = sizeOf(bytes);
  if (!size) return `${name} is no PNG, JPEG or WebP.`;
  node.url = picturePlaceholder + name;
  node.data = { hProperties: { ...size, loading: "lazy", decoding: "async" } };
  // Versions of an animation would be still images.
  if (!bytes.includes("acTL") && !bytes.includes("ANIM"))
    node.data.sources = createSources(node.url, size.width);
  return undefined;
}

/** For phones, and for desktops with two device pixels per CSS pixel. Never wider than the picture itself. */
const versionWidths = [480, 960, 1440];

/** The width of running text: `--w-prose` in tokens.css, or that of the window. */
const sizes = "(min-width: 46rem) 42rem, 100vw";

function createSources(url: string, width: number): Element[] {
  const widths = new Set(versionWidths.map((version) => Math.min(version, width)));
  return ["avif", "webp"].map((format) => {
    const srcSet = Array.from(widths, (width) => `${url}?${width}.${format} ${width}w`).join(", ");
    return { ...element("source"), properties: { type: `image/${format}`, srcSet, sizes } };
  });
}

/** Width and height in pixels as browsers show them; undefined if the file is in none of the formats. */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(bytes);
    if (!formats.includes(type)) return undefined;
    // From 5 on, the picture is rotated by 90 degrees (Exif 2.32, tag Orientation).
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/**
 * Replaces each paragraph that only shows an SVG file by the SVG itself, which can then use the colours of the page. Feeds
 * leave it out.
 */
export function inlineDrawings(tree: Root, folder = ""): void {
  tree.children = tree.children.map((node): RootContent => {
    const [image] = node.type === "paragraph" ? node.children : [];
    if (image?.type !== "image" || !image.url.endsWith(".svg")) return node;
    const svg = readFileSync(join(folder, image.url), "utf8")
      .replace(/<svg[^>]*>/, (start) => start.replace(/ xmlns="[^"]*"/, ""))
      .replace("<svg", `<svg role="img" aria-label="${escapeHtml(image.alt ?? "")}"`)
      .replace(/>\s+</g, "><")
      .trim();
    return { type: "html", value: `<figure>${svg}</figure>` };
  });
}
