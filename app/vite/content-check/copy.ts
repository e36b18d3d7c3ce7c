import { type ESTree, parseSync } from "vite";
import { placeholderProblems, placeholdersOf } from "../../content/placeholders.ts";
import { interpolationValues } from "../../i18n/interpolation-values.ts";
import type { Locale } from "../../i18n/locales.ts";
import { linkProblems } from "./links.ts";
import { lineAt, type Problem } from "./problem.ts";
import { typographyFaults } from "./typography.ts";

/** The copy of a page in one language. */
export interface CopyFile {
  readonly locale: Locale;
  readonly file: string;
  readonly source: string;
}

interface Text {
  readonly text: string;
  readonly line: number;
}

/**
 * Finds problems in the copy of a page, whose first file is the original: empty texts, unknown placeholders, facts that
 * one language states and another does not, links that lead nowhere, and faults of Chinese typography. Missing keys are
 * the type checker's.
 */
export function checkCopy(files: readonly CopyFile[], targets: ReadonlySet<string>): Problem[] {
  const [original] = files;
  const originals = textsOf(original?.source ?? "");
  return files.flatMap(({ file, source, locale }) => {
    const values = interpolationValues(locale);
    return [...textsOf(source)].flatMap(([path, { text, line }]) => {
      const there = originals.get(path);
      return [
        ...(text.trim() === "" ? ["The text is empty."] : []),
        ...placeholderProblems(text, values),
        ...(there ? differences(text, there.text, `${original?.file}:${there.line}`) : []),
        ...linkProblems(text, targets),
        ...typographyFaults(text, locale),
      ].map((problem) => ({ file, line, text: `${path}: ${problem}` }));
    });
  });
}

/** The facts that are in one of two texts only. */
function differences(text: string, original: string, place: string): string[] {
  const [here, there] = [factsOf(text), factsOf(original)];
  return [
    ...there
      .filter((name) => !here.includes(name))
      .map((name) => `{{${name}}} is missing, which ${place} has.`),
    ...here
      .filter((name) => !there.includes(name))
      .map((name) => `{{${name}}} is here, and not in ${place}.`),
  ];
}

/** The Chinese brand is a word of the sentence more often than the English one. */
function factsOf(text: string): string[] {
  return placeholdersOf(text).filter((name) => name !== "brand");
}

/** The texts in the objects that a module exports by their paths, as in `hero.heading`. */
function textsOf(source: string): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  for (const statement of parseSync("copy.ts", source).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    const { declaration } = statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { init } of declaration.declarations) {
      if (init)
        collect(init, [], (path, { value, start }) => {
          texts.set(path.join("."), { text: value, line: lineAt(source, start) });
        });
    }
  }
  return texts;
}

function collect(
  node: ESTree.Node,
  path: readonly string[],
  found: (path: readonly string[], text: { value: string; start: number }) => void,
): void {
  if (node.type === "Literal" && typeof node.value === "string") {
    found(path, { value: node.value, start: node.start });
  } else if (node.type === "TemplateLiteral" && node.expressions.length === 0) {
    found(path, { value: node.quasis[0]?.value.cooked ?? "", start: node.start });
  } else if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") {
    collect(node.expression, path, found);
  } else if (node.type === "ObjectExpression") {
    for (const property of node.properties) {
      if (property.type === "Property") collect(property.value, [...path, keyOf(property)], found);
    }
  } else if (node.type === "ArrayExpression") {
    for (const [index, item] of node.elements.entries()) {
      if (item) collect(item, [...path, String(index)], found);
    }
  }
}

function keyOf({ key }: ESTree.ObjectProperty): string {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}
