/** What JSON would have at the place where a text stops being JSON. `text` is a string that doesn't end as it should. */
export type Expected = "value" | "name" | "colon" | "objectEnd" | "arrayEnd" | "end" | "text";

export interface JsonProblem {
  readonly offset: number;
  readonly expected: Expected;
}

const space = /[\t\n\r ]*/y;
/* A string has no control characters below U+0020. */
const token =
  /[\{\}\[\],:]|"(?:[^"\\[\p{Cc}--[\x7f-\x9f]]]|\\(?:["\\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+\-]?\d+)?|true|false|null/vy;

/** Where a text stops being JSON (RFC 8259), or undefined if it is JSON. Nesting may be of any depth. */
export function jsonProblem(text: string): JsonProblem | undefined {
  return scan(text, () => false);
}

/** Where the value begins to which a path of names and indices leads; undefined if there is none. */
export function offsetOf(text: string, target: readonly string[]): number | undefined {
  let found: number | undefined;
  scan(text, (path, offset) => {
    const isFound =
      path.length === target.length && path.every((part, depth) => String(part) === target[depth]);
    if (isFound) found = offset;
    return isFound;
  });
  return found;
}

/** The line and the column of an offset, counted from 1 in UTF-16 code units, as text fields do. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

type OnValue = (path: readonly (string | number)[], offset: number) => boolean;

/** Reads a text token by token, with the path of names and indices as its stack, until `onValue` returns true. */
function scan(text: string, onValue: OnValue): JsonProblem | undefined {
  const path: (string | number)[] = [];
  let expected: Expected = "value";
  /** Whether an object or an array has just begun and may be empty. */
  let begun = false;
  let offset = 0;

  for (;;) {
    space.lastIndex = offset;
    offset += space.exec(text)?.[0].length ?? 0;
    if (offset === text.length) return expected === "end" ? undefined : { offset, expected };
    token.lastIndex = offset;
    const found = token.exec(text)?.[0];
    if (found === undefined) return { offset, expected: text[offset] === '"' ? "text" : expected };
    const at = offset;
    offset += found.length;

    const inArray = typeof path.at(-1) === "number";
    const closes = found === (inArray ? "]" : "}") && path.length > 0;
    if (closes && (begun || expected === "objectEnd" || expected === "arrayEnd")) {
      path.pop();
      expected = after(path);
      begun = false;
    } else if (expected === "value" && !/^[}\],:]/.test(found)) {
      if (onValue(path, at)) return undefined;
      begun = found === "{" || found === "[";
      if (begun) path.push(found === "{" ? "" : 0);
      expected = found === "{" ? "name" : found === "[" ? "value" : after(path);
    } else if (expected === "name" && found.startsWith('"')) {
      path[path.length - 1] = String(JSON.parse(found));
      expected = "colon";
      begun = false;
    } else if (expected === "colon" && found === ":") {
      expected = "value";
    } else if ((expected === "objectEnd" || expected === "arrayEnd") && found === ",") {
      const last = path.at(-1);
      if (typeof last === "number") path[path.length - 1] = last + 1;
      expected = typeof last === "number" ? "value" : "name";
    } else return { offset: at, expected };
  }
}

/** What follows a value. */
function after(path: readonly (string | number)[]): Expected {
  const last = path.at(-1);
  if (last === undefined) return "end";
  return typeof last === "number" ? "arrayEnd" : "objectEnd";
}
