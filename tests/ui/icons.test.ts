import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "#app/ui/icon-names.ts";

it("has a drawing for every name and a name for every drawing", () => {
  const sprite = readFileSync("public/icons.svg", "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([...iconNames]);
});
