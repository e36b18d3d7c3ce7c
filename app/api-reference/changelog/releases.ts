import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { site } from "../../site.ts";
import type { ApiDocument } from "../types.ts";
import { type Change, compare } from "./compare.ts";

/** A version of the API's description that was released. */
export interface Release {
  /** ISO 8601 date, UTC. */
  readonly date: string;
  /** What differs from the release before; of the first, everything is added. */
  readonly changes: readonly Change[];
}

/** Copies of openapi.yaml, by the date of their release. */
export const releasedFolder = fileURLToPath(new URL("../released/", import.meta.url));

/** The present description. */
export const presentFile = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

/** The files of the releases, oldest first. They are read at build time. */
export function releasedFiles(): string[] {
  return globSync("????-??-??.yaml", { cwd: releasedFolder })
    .toSorted()
    .map((name) => releasedFolder + name);
}

/** The releases, newest first. */
export function releases(): Release[] {
  const files = releasedFiles();
  const documents = files.map(read);
  return files
    .map((file, at) => {
      const document = documents[at] ?? read(file);
      return { date: dateOf(file), changes: compare(documents[at - 1], document) };
    })
    .toReversed();
}

/** What differs between the last release and the present description. */
export function unreleasedChanges(): Change[] {
  const last = releasedFiles().at(-1);
  return compare(last === undefined ? undefined : read(last), read(presentFile));
}

function dateOf(file: string): string {
  return file.slice(-"2026-01-31.yaml".length, -".yaml".length);
}

/** Only the server's address is needed of what is in braces. */
function read(file: string): ApiDocument {
  return parse(readFileSync(file, "utf8").replaceAll("{{apiOrigin}}", site.api.origin));
}
