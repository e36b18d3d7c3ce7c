import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const statement = /@layer [\w, ]+;/;
const order = statement.exec(readFileSync("app/styles/base.css", "utf8"))?.[0];

/** The stylesheets that components load by themselves, which the browser may put before the others. */
const loadedOnDemand = globSync("app/**/*.tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/from "(.+\.css)\?url"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  ),
);

it("there are stylesheets that are loaded on demand", () => {
  expect(loadedOnDemand.length).toBeGreaterThan(2);
});

it.each(loadedOnDemand)("%s names the layers in their order before it uses one", (path) => {
  const css = readFileSync(path, "utf8");
  const firstUse = css.search(/@layer \w+ \{/);
  if (firstUse >= 0) expect(statement.exec(css.slice(0, firstUse))?.[0]).toBe(order);
});
