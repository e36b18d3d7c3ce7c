import type { Json } from "../types.ts";

/** A call for which a sample is written. */
export interface Call {
  readonly method: string;
  readonly url: string;
  /** The environment variable that holds the key. */
  readonly keyVariable: string;
  readonly body: Json | undefined;
}

/** Formats JSON with an indentation of some spaces. */
export function json(value: Json, spaces: number): string {
  return JSON.stringify(value, null, spaces);
}

/** Indents all lines but the first. */
export function indent(text: string, spaces: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(spaces)}`);
}

/** Joins the lines that are not false. */
export function lines(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join("\n");
}
