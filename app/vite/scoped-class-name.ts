import { createHash } from "node:crypto";
import { basename, relative } from "node:path";

const root = new URL("../..", import.meta.url).pathname;
const sources = new Map<string, string>();

/** `site-footer_social`: tells in development where a class of a CSS module comes from. */
export function readableClassName(name: string, file: string): string {
  return `${basename(file, ".module.css")}_${name}`;
}

/**
 * Four characters for a class of a CSS module, the same on every machine.
 * @throws if two classes get the same
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
