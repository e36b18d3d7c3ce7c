import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Image } from "mdast";
import { pictureSize } from "./picture-size.ts";

/** Where a picture is until Vite knows its address. */
const placeholder = "/@picture/";

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
  const size = pictureSize(readFileSync(file));
  if (!size) return `${name} is no PNG, JPEG or WebP.`;
  node.url = placeholder + name;
  node.data = { hProperties: { ...size, loading: "lazy" } };
  return undefined;
}

/** A module that exports a value, in which the placeholders of pictures are their addresses. */
export function moduleWithPictures(value: unknown): string {
  const imports = new Map<string, string>();
  const json = JSON.stringify(value).replace(/\/@picture\/([\w.-]+)/g, (_, name: string) => {
    const variable = imports.get(name) ?? `picture${imports.size}`;
    imports.set(name, variable);
    return `" + ${variable} + "`;
  });
  const lines = [...imports].map(([name, variable]) => `import ${variable} from "./${name}";\n`);
  return `${lines.join("")}export default ${json};`;
}
