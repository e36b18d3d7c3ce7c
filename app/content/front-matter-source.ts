import * as v from "valibot";
import { interpolate } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import {
  type FileProblem,
  type FrontMatter,
  MarkdownProblem,
  readFrontMatter,
} from "./markdown/front-matter.ts";
import { markdownValues } from "./markdown/markdown-source.ts";
import { placeholderProblems } from "./placeholders.ts";

/** What a schema makes of the front matter of a file. */
export interface FrontMatterSource<Value> {
  readonly problems: readonly FileProblem[];
  /** Undefined if there are problems. */
  readonly frontMatter?: Value;
  readonly lineOf: FrontMatter["lineOf"];
}

/** Reads the front matter of a file in one language, with the lines of its problems. */
export function readFrontMatterSource<Value>(
  source: string,
  locale: Locale,
  schema: v.GenericSchema<unknown, Value>,
): FrontMatterSource<Value> {
  const values = markdownValues(locale);
  const problems = source
    .split("\n")
    .flatMap((line, index) =>
      placeholderProblems(line, values).map((text) => ({ line: index + 1, text })),
    );
  if (problems.length > 0) return { problems, lineOf: () => 1 };
  try {
    const { value, lineOf } = readFrontMatter(interpolate(source, values));
    const result = v.safeParse(schema, value);
    if (result.success) return { problems, frontMatter: result.output, lineOf };
    return { problems: result.issues.map((issue) => toProblem(issue, lineOf)), lineOf };
  } catch (error) {
    if (!(error instanceof MarkdownProblem)) throw error;
    return { problems: [error], lineOf: () => 1 };
  }
}

function toProblem(issue: v.BaseIssue<unknown>, lineOf: FrontMatter["lineOf"]): FileProblem {
  const path = v.getDotPath(issue);
  const line = lineOf(path?.split(".") ?? []);
  return { line, text: path ? `${path}: ${issue.message}` : issue.message };
}
