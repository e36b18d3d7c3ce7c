import { isNode, LineCounter, parseDocument } from "yaml";

/** What is wrong with a file, and where. */
export interface FileProblem {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** What stands above the text of a Markdown file, and the text. */
export interface FrontMatter {
  /** The parsed YAML. */
  readonly value: unknown;
  readonly body: string;
  /** The line of the file, from 1, in which a key stands: of one that is missing, the key around it. */
  readonly lineOf: (path: readonly string[]) => number;
}

/** A file whose front matter is missing or no YAML. */
export class UnreadableFrontMatter extends Error {
  readonly problems: readonly FileProblem[];

  constructor(problems: readonly FileProblem[]) {
    super(problems.map(({ line, text }) => `Line ${line}: ${text}`).join(" "));
    this.problems = problems;
  }
}

/**
 * Takes the front matter off a Markdown file.
 * @throws {UnreadableFrontMatter}
 */
export function readFrontMatter(source: string): FrontMatter {
  const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new UnreadableFrontMatter([{ line: 1, text: "There is no front matter." }]);
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  // The line of `---` comes before the first of the YAML.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    throw new UnreadableFrontMatter(
      document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), text: message })),
    );
  }
  function lineOf(path: readonly string[]): number {
    if (path.length === 0) return 1;
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  }
  return { value: document.toJS(), body, lineOf };
}
