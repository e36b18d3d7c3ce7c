import { UsageError } from "./command.ts";

/** The one file that a command takes. */
export function fileArgument(positionals: readonly string[]): string {
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError("It takes one file.");
  return file;
}
