import { createHash } from "node:crypto";
import { basename, relative } from "node:path";

const root = new URL("../..", import.meta.url).pathname;
const sources = new Map<string, string>();

/** The class name of a CSS module in development, such as `site-footer_social`, which names the module. */
export function readableClassName(name: string, file: string): string {
  return `${basename(file, ".module.css")}_${name}`;
}

/**
 * The class name of a CSS module in production: four characters, the same on every machine.
 * @throws if two classes get the same name
 */
export function shortClassName(name: string, file: string): string {
  const source = `${relative(root, file)} .${name}`;
  const hash = createHash("sha256").update(source).digest("base64url");
  const short = /[A-Za-z][\w-]{3}/.exec(hash)?.[0] ?? `_${hash}`;
  const other = sources.get(short) ?? source;
  if (other !== source) throw new Error(`Rename ${source} or ${other}: both become .${short}.`);
  sources.set(short, source);
  return short;
}
