import type { Config } from "../../../config/config.ts";
import { errorMessage } from "../error-message.ts";
import { hasStore, openStore, type Store } from "../store/store.ts";

/** Runs a command and yields its output. */
export type Run = (config: Config) => AsyncIterable<string>;

/**
 * Parses the arguments of a command.
 * @throws {UsageError} or an error of `parseArgs`, if the arguments are wrong
 */
export type Command = (args: string[]) => Run;

interface Site {
  readonly store: Store;
  readonly config: Config;
}

/**
 * Makes a command of what works on the site's store. It throws {@link StoreUnavailable} if there is none, or if it
 * can't be opened.
 */
export function onStore(run: (site: Site) => AsyncIterable<string>): Run {
  return async function* (config) {
    if (!hasStore(config)) {
      throw new StoreUnavailable(`There is no database in ${config.dataDirectory} (DATA_DIR).`);
    }
    await using store = await openStore(config).catch((error: unknown) => {
      throw new StoreUnavailable(errorMessage(error), { cause: error });
    });
    yield* run({ store, config });
  };
}

/** The store of the site is missing or can't be opened. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

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
