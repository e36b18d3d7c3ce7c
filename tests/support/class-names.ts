import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type SelectorComponent, transform } from "lightningcss";
import { type ESTree, parseSync, Visitor } from "vite";

export interface Stylesheet {
  /** Classes with rules; in a CSS module, the local ones. */
  classes: string[];
  /** Classes in `:global()`. */
  globals: string[];
}

export function readStylesheet(path: string): Stylesheet {
  const globals: string[] = [];
  const { exports = {} } = transform({
    filename: path,
    code: readFileSync(path),
    cssModules: { pattern: "[local]", animation: false, container: false, grid: false },
    visitor: {
      Selector(selector) {
        for (const part of selector) {
          if (part.type === "pseudo-class" && part.kind === "global")
            globals.push(...classesOf(part.selector));
        }
      },
    },
  });
  return { classes: Object.keys(exports), globals };
}

function classesOf(selector: readonly SelectorComponent[]): string[] {
  return selector.flatMap((part) => (part.type === "class" ? [part.name] : []));
}

export interface Component {
  /** Class names in `className` and in props whose names end with it. */
  classNames: string[];
  /** Classes of the imported CSS modules, by the path of the module. */
  modules: Map<string, string[]>;
}

/** @throws if a class of a CSS module is looked up by a name that is computed */
export function readComponent(path: string): Component {
  const { program } = parseSync(path, readFileSync(path, "utf8"));
  const classNames: string[] = [];
  const modules = new Map<string, string[]>();
  const bindings = new Map<string, string[]>();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const file = join(dirname(path), source.value);
      if (!file.endsWith(".module.css")) return;
      const used: string[] = [];
      modules.set(file, used);
      for (const { local } of specifiers) bindings.set(local.name, used);
    },
    MemberExpression({ object, property, computed }) {
      const used = object.type === "Identifier" && bindings.get(object.name);
      if (!used) return;
      if (computed || property.type !== "Identifier")
        throw new Error(`${path} computes the name of a class.`);
      used.push(property.name);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !/className$/i.test(name.name)) return;
      if (value?.type === "JSXExpressionContainer") classNames.push(...words(value.expression));
      if (value?.type === "Literal") classNames.push(...words(value));
    },
    // A default: `({ className = "…" })`.
    AssignmentPattern({ left, right }) {
      if (left.type === "Identifier" && /className$/i.test(left.name))
        classNames.push(...words(right));
    },
  }).visit(program);
  return { classNames, modules };
}

/** The class names in the strings that an expression may evaluate to. */
function words(node: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? node.value.split(/\s+/).filter(Boolean) : [];
    case "TemplateLiteral":
      return [
        ...node.quasis.flatMap(({ value }) => value.raw.split(/\s+/).filter(Boolean)),
        ...node.expressions.flatMap(words),
      ];
    case "ConditionalExpression":
      return [...words(node.consequent), ...words(node.alternate)];
    case "LogicalExpression":
      return [...words(node.left), ...words(node.right)];
    case "ParenthesizedExpression":
      return words(node.expression);
    default:
      return [];
  }
}
