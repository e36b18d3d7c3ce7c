import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readComponent, readStylesheet } from "../../support/class-names.ts";

const components = new Map(
  globSync("app/**/*.tsx").map((path) => [path, readComponent(path)] as const),
);
const modules = new Map(
  globSync("app/**/*.module.css").map((path) => [path, readStylesheet(path)] as const),
);
/** Of stylesheets that are no modules; HTML that React does not make has some of them, too. */
const globals = globSync("app/**/*.css")
  .filter((path) => !modules.has(path))
  .flatMap((path) => readStylesheet(path).classes);

it("every class in a component is global or in a module that the component imports", () => {
  const unknown = [...components].flatMap(([path, { classNames, modules: used }]) =>
    [
      ...classNames.filter((name) => !globals.includes(name)),
      ...[...used].flatMap(([file, names]) =>
        names.filter((name) => !modules.get(file)?.classes.includes(name)),
      ),
    ].map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("every class of a CSS module has a component that uses it", () => {
  const used = new Set(
    [...components.values()].flatMap(({ modules }) =>
      [...modules].flatMap(([file, names]) => names.map((name) => `${file}: ${name}`)),
    ),
  );
  const defined = [...modules].flatMap(([file, { classes }]) =>
    classes.map((name) => `${file}: ${name}`),
  );
  expect(defined.filter((name) => !used.has(name))).toEqual([]);
});

it("every class in :global() is one of a global stylesheet", () => {
  const unknown = [...modules].flatMap(([file, sheet]) =>
    sheet.globals.filter((name) => !globals.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("every global class is in a component or in HTML that React does not make", () => {
  const html = globSync("app/{browser,http,content}/**/*.ts").map((path) =>
    readFileSync(path, "utf8"),
  );
  const used = new Set([
    ...[...components.values()].flatMap(({ classNames }) => classNames),
    ...html.join().split(/[^\w-]+/),
  ]);
  expect(globals.filter((name) => !used.has(name))).toEqual([]);
});
