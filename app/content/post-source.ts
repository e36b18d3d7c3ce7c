import { isNode, LineCounter, parseDocument } from "yaml";
import type { Locale } from "../i18n/locales.ts";
import { fillPlaceholders } from "../i18n/placeholders.ts";
import { vocabulary } from "../i18n/vocabulary.ts";
import {
  FrontMatterError,
  type PostFrontMatter,
  readPostFrontMatter,
} from "./post-front-matter.ts";

interface Problem {
  readonly line: number;
  readonly text: string;
}

/** One language of a post as it stands in its file. */
export interface PostSource {
  readonly problems: readonly Problem[];
  /** Missing if there are problems. */
  readonly frontMatter?: PostFrontMatter;
  /** In which line of the file a key stands: of one that is missing, the key around it. */
  readonly lineOf: (path: readonly string[]) => number;
}

/** Reads front matter and says in which line what is wrong with it. */
export function readPostSource(source: string, locale: Locale): PostSource {
  const { text, problems } = fillLines(source, locale);
  if (problems.length > 0) return { problems, lineOf: () => 1 };
  const yaml = /^---\n(.*?)\n---\n/s.exec(text)?.[1];
  if (yaml === undefined) {
    return { problems: [{ line: 1, text: "There is no front matter." }], lineOf: () => 1 };
  }

  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  // The line of `---` comes before the first of the YAML.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  function lineOf(path: readonly string[]): number {
    if (path.length === 0) return 1;
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  }
  if (document.errors.length > 0) {
    const unreadable = document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      text: message,
    }));
    return { problems: unreadable, lineOf };
  }
  try {
    return { problems, frontMatter: readPostFrontMatter(document.toJS()), lineOf };
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    return { problems: [{ line: lineOf(error.path), text: error.message }], lineOf };
  }
}

/** Placeholders stay within a line, so that the lines of the result are those of the file. */
function fillLines(source: string, locale: Locale): { text: string; problems: Problem[] } {
  const words = vocabulary(locale);
  const problems: Problem[] = [];
  const lines = source.split("\n").map((line, index) => {
    try {
      return fillPlaceholders(line, words);
    } catch (error) {
      problems.push({
        line: index + 1,
        text: error instanceof Error ? error.message : String(error),
      });
      return line;
    }
  });
  return { text: lines.join("\n"), problems };
}
