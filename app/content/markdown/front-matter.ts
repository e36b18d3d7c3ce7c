import { isNode, LineCounter, parseDocument } from "yaml";

/** A text file as the parsers expect it, whatever editor wrote it: without a byte order mark, its lines ending in \n. */
export function normalizeSource(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}

/** The front matter and the body of a Markdown file. */
export type FrontMatter = ReturnType<typeof readFrontMatter>;

/** Thrown if a line of a Markdown file can't be read or rendered. */
export class MarkdownProblem extends Error {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: string;

  constructor(line: number, text: string) {
    super(`Line ${line}: ${text}`);
    this.line = line;
    this.text = text;
  }
}

/**
 * Separates the front matter of a Markdown file from its body.
 * @throws {MarkdownProblem} if there is none, or it is not YAML
 */
export function readFrontMatter(source: string) {
  const [block, yaml] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  if (block === undefined || yaml === undefined) {
    throw new MarkdownProblem(1, "There is no front matter.");
  }
  // Begins with as many empty lines as the front matter has, so that line numbers are those of the file.
  const body = block.replace(/.+/g, "") + source.slice(block.length);
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  // Plus one for the line of `---`.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) throw new MarkdownProblem(lineAt(error.pos[0]), error.message);
  /** The line of a key in the file, from 1; for a missing key, that of its nearest parent. */
  function lineOf(path: readonly string[]): number {
    if (path.length === 0) return 1;
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  }
  const value: unknown = document.toJS();
  return { value, body, lineOf };
}
