import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Encoding } from "../../protocol/content-encoding.ts";
import type { Validators } from "../../protocol/preconditions.ts";

/** A file in one encoding. */
export interface Variant extends Validators {
  /** Its path relative to the directory. */
  readonly name: string;
}

export type StaticFile = Readonly<Partial<Record<Encoding, Variant>> & Record<"identity", Variant>>;

/** The files of a directory by URL path. */
export type FileList = ReadonlyMap<string, StaticFile>;

/** The list of the client build, which is written at build: hashing its files takes a part of the time of a start. */
export const builtList = "build/client-files.json";

export function writeBuiltList(files: FileList): void {
  writeFileSync(builtList, JSON.stringify([...files]));
}

export function readBuiltList(): FileList {
  return new Map(JSON.parse(readFileSync(builtList, "utf8")));
}

/** Lists and hashes the files of a directory. Hidden files are excluded, except `/.well-known` (RFC 8615). */
export function listFiles(directory: string): FileList {
  const entries = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const names = new Set(entries.filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name)));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))) continue;
    const identity = readVariant(directory, name);
    if (!identity) continue;
    const br = names.has(`${name}.br`) && readVariant(directory, `${name}.br`);
    const gzip = names.has(`${name}.gz`) && readVariant(directory, `${name}.gz`);
    files.set(encodeURI(`/${name}`), { identity, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

function readVariant(directory: string, name: string): Variant | undefined {
  const path = join(directory, name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const hash = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22);
  return { name, etag: `"${hash}"`, lastModified: stats.mtime.toUTCString() };
}
