import { interpolate } from "../i18n/interpolate.ts";
import { interpolationValues } from "../i18n/interpolation-values.ts";
import type { Locale } from "../i18n/locales.ts";
import {
  type FileProblem,
  type FrontMatter,
  readFrontMatter,
  UnreadableFrontMatter,
} from "../markdown/front-matter.ts";
import {
  FrontMatterError,
  type PostFrontMatter,
  readPostFrontMatter,
} from "./post-front-matter.ts";

/** The file of a post in one language. */
export interface PostSource {
  readonly problems: readonly FileProblem[];
  /** Undefined if there are problems. */
  readonly frontMatter?: PostFrontMatter;
  readonly lineOf: FrontMatter["lineOf"];
}

/** Reads the front matter of a post, with the lines of its problems. */
export function readPostSource(source: string, locale: Locale): PostSource {
  const { text, problems } = fillLines(source, locale);
  let lineOf: FrontMatter["lineOf"] = () => 1;
  if (problems.length > 0) return { problems, lineOf };
  try {
    const { value, ...read } = readFrontMatter(text);
    lineOf = read.lineOf;
    return { problems, frontMatter: readPostFrontMatter(value), lineOf };
  } catch (error) {
    if (error instanceof UnreadableFrontMatter) return { problems: error.problems, lineOf };
    if (!(error instanceof FrontMatterError)) throw error;
    return { problems: [{ line: lineOf(error.path), text: error.message }], lineOf };
  }
}
/** Interpolates line by line, so that problems have line numbers. */
function fillLines(source: string, locale: Locale): { text: string; problems: FileProblem[] } {
  const values = interpolationValues(locale);
  const problems: FileProblem[] = [];
  const lines = source.split("\n").map((line, index) => {
    try {
      return interpolate(line, values);
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
