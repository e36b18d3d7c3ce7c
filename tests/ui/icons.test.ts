import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "#app/ui/icon-names.ts";

it("every icon has a name and a drawing", () => {
  const sprite = readFileSync("public/icons.svg", "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([...iconNames]);
});
