import { readFileSync } from "node:fs";
import { placeOf } from "../../../content/markdown/markdown-place.ts";
import { MarkdownProblem, readMarkdown } from "../../../content/markdown/markdown-source.ts";
import { type Locale, locales } from "../../../i18n/locales.ts";
import { linkProblems } from "./links.ts";
import { formatProblem, type Problem } from "./problem.ts";
import { typedFigures } from "./typed-figures.ts";
import { typographyFaults } from "./typography.ts";

/**
 * Finds problems in a Markdown file: figures typed by hand, links that lead nowhere, and faults of Chinese typography. Its
 * front matter has a schema (translated-content.ts), and its compiler refuses what it can't render, such as pictures
 * without a file.
 */
export function checkMarkdown(
  { file, source, locale }: { file: string; source: string; locale: Locale },
  targets: ReadonlySet<string>,
): Problem[] {
  return proseOf(source).flatMap(({ line, text }) =>
    [
      ...linkProblems(text, targets),
      ...typedFigures(text, locale),
      ...typographyFaults(text, locale),
    ].map((text) => ({ file, line, text })),
  );
}

/** What keeps a file from being compiled, if it is Markdown. */
export function compilerProblems(file: string): string[] {
  const locale = locales.find((locale) => file.endsWith(`.${locale}.md`));
  if (!locale) return [];
  try {
    readMarkdown(readFileSync(file, "utf8"), locale, placeOf(file));
    return [];
  } catch (error) {
    return [compilerProblem(file, error)];
  }
}

/** An error of the compiler, with the file. */
export function compilerProblem(file: string, error: unknown): string {
  if (error instanceof MarkdownProblem)
    return formatProblem({ file, line: error.line, text: error.text });
  return `${file}: ${error instanceof Error ? error.message : error}`;
}

/** The lines that visitors read: titles and descriptions of the front matter, and the body without code and comments. */
function proseOf(source: string): { line: number; text: string }[] {
  let [fences, isCode] = [0, false];
  return source.split("\n").flatMap((raw, index) => {
    if (raw === "---" && fences < 2) fences++;
    if (/^\s*```/.test(raw)) isCode = !isCode;
    if (isCode || /^\s*(```|<!--)/.test(raw)) return [];
    const [, value] = /^ *(?:title|excerpt|description|alt): "?(.*?)"?$/.exec(raw) ?? [];
    const text = fences < 2 ? value : raw;
    return text ? [{ line: index + 1, text }] : [];
  });
}
