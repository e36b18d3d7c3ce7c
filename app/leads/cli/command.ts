import type { Config } from "../../http/config.ts";
import type { Store } from "../store/store.ts";

/** What a command works on. */
export interface Site {
  readonly store: Store;
  readonly config: Config;
}

/**
 * Reads the arguments of a command, and returns what it does: it yields what is to be printed.
 * @throws {UsageError} or an error of `parseArgs`, if they make no sense
 */
export type Command = (args: string[]) => (site: Site) => AsyncIterable<string>;

/** What was typed makes no sense; the message says why. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** One of several words. */
export function oneOf<Word extends string>(
  option: string,
  words: readonly Word[],
  text: string | undefined,
): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new UsageError(`${option} takes one of ${words.join(", ")}.`);
  return found;
}
