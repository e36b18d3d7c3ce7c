import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { turnHues } from "#app/build/adopt/turn-hues.ts";
import { findLowContrasts, readColors } from "#app/build/brand/token-colors.ts";

const tokens = readFileSync("app/site/tokens.css", "utf8");
const hues = Array.from({ length: 12 }, (_, at) => at * 30);

it.each(hues)("the sample's tokens stay readable with the hue %i and any second one", (sun) => {
  const color = (hue: number) => `oklch(0.6 0.1 ${hue})`;
  for (const sky of [0, 90, 180, 270]) {
    const turned = turnHues(tokens, color(sun), color(sky));
    expect(turned).toContain(`--c-sun: light-dark(oklch(0.802 0.164 ${sun})`);
    expect(findLowContrasts(readColors(turned))).toEqual([]);
  }
});
