import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { expect, it } from "vitest";

/** Reads the classes that a stylesheet has rules for, and separately those in `:global()`. */
function readStylesheet(path: string) {
  const globals: string[] = [];
  const { exports = {} } = transform({
    filename: path,
    code: readFileSync(path),
    cssModules: { pattern: "[local]", animation: false, container: false, grid: false },
    visitor: {
      Selector(selector) {
        for (const part of selector) {
          if (part.type === "pseudo-class" && part.kind === "global")
            globals.push(...part.selector.flatMap((of) => (of.type === "class" ? [of.name] : [])));
        }
      },
    },
  });
  return { classes: Object.keys(exports), globals };
}

const components = globSync("app/**/*.tsx").map((path) => ({
  path,
  source: readFileSync(path, "utf8"),
}));

/** Matches the values of `className` and of props whose names end so. Templates have braces within the braces of JSX. */
const value = /className\s*=\s*("[^"]*"|`[^`]*`|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/gi;
const named = components.flatMap(({ path, source }) =>
  Array.from(source.matchAll(value), ([, code = ""]) => code.replace(/^\{|\}$/g, ""))
    // Strings that are compared name no class; those within a template do.
    .map((code) => code.replace(/[=!]== "[^"]*"/g, "").replace(/\$\{|\}/g, "`"))
    .flatMap((code) => code.match(/"[^"]*"|`[^`]*`/g) ?? [])
    .flatMap((text) => text.match(/[^\s"`]+/g) ?? [])
    .map((name) => ({ path, name })),
);
/** Classes of the CSS modules that a component imports, as `file: class`. */
const used = components.flatMap(({ path, source }) =>
  [...source.matchAll(/import \* as (\w+) from "(\S+\.module\.css)"/g)].flatMap(
    ([, binding, file = ""]) =>
      Array.from(
        source.matchAll(new RegExp(`(?<![\\w./-])${binding}\\.(\\w+)`, "g")),
        ([, name]) => `${join(dirname(path), file)}: ${name}`,
      ),
  ),
);

const sheets = globSync("app/**/*.css").map((path) => ({ path, ...readStylesheet(path) }));
const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));
const defined = modules.flatMap(({ path, classes }) => classes.map((name) => `${path}: ${name}`));
/** The classes of stylesheets that are no modules. HTML that React does not render has some of them, too. */
const globals = sheets
  .filter((sheet) => !modules.includes(sheet))
  .flatMap(({ classes }) => classes);

it("every class in a component is global or in a module that the component imports", () => {
  expect(named.filter(({ name }) => !globals.includes(name))).toEqual([]);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});

it("every class of a CSS module has a component that uses it", () => {
  expect(defined.filter((name) => !used.includes(name))).toEqual([]);
});

it("every class in :global() is one of a global stylesheet", () => {
  const inGlobal = modules.flatMap(({ globals }) => globals);
  expect(inGlobal.filter((name) => !globals.includes(name))).toEqual([]);
});

it("every global class is in a component or in HTML that React does not render", () => {
  const html = globSync("app/{browser,http,content}/**/*.ts").map((path) =>
    readFileSync(path, "utf8"),
  );
  const shown = new Set([...named.map(({ name }) => name), ...html.join().split(/[^\w-]+/)]);
  expect(globals.filter((name) => !shown.has(name))).toEqual([]);
});
