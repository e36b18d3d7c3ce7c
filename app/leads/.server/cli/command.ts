import type { Config } from "../../../config/config.ts";
import type { Store } from "../store/store.ts";

/** The configuration and the store that a command uses. */
export interface Site {
  readonly store: Store;
  readonly config: Config;
}

/**
 * Parses the arguments of a command and returns a function that runs it and yields its output.
 * @throws {UsageError} or an error of `parseArgs`, if the arguments are wrong
 */
export type Command = (args: string[]) => (site: Site) => AsyncIterable<string>;

/** The command line is wrong; the message says how. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Checks that a text is one of several words. */
export function oneOf<Word extends string>(
  option: string,
  words: readonly Word[],
  text: string | undefined,
): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new UsageError(`${option} takes one of ${words.join(", ")}.`);
  return found;
}

/** Tab-separated columns, without control characters that could reach the operator's terminal. */
export function line(...cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/\p{Cc}+/gu, " ")).join("\t")}\n`;
}
