import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderAdaptiveMark, renderMark } from "../../../app/build/brand/mark-svg.ts";
import {
  applyColors,
  colorOf,
  findLowContrasts,
  readColors,
} from "../../../app/build/brand/token-colors.ts";

const css = `
  --c-bg: light-dark(oklch(1 0 0), oklch(0 0 0));
  --i-glow: oklch(0.628 0.2577 29.23);
  --s-1: 0.25rem;`;

it("a token with two colours has one for each theme", () => {
  const { light, dark } = readColors(css);
  expect([colorOf(light, "--c-bg"), colorOf(dark, "--c-bg")]).toEqual(["#ffffff", "#000000"]);
});

it("a token with one colour has it in both themes", () => {
  const { light, dark } = readColors(css);
  expect([colorOf(light, "--i-glow"), colorOf(dark, "--i-glow")]).toEqual(["#ff0000", "#ff0000"]);
});

it("a value that is no colour is refused by name", () => {
  expect(() => readColors("--c-bg: tomato;")).toThrow("--c-bg has the value tomato");
});

it("an SVG with a token that does not exist is refused by name", () => {
  const { light } = readColors(css);
  expect(applyColors("var(--c-bg)", light)).toBe("#ffffff");
  expect(() => applyColors("var(--c-moon)", light)).toThrow("no colour --c-moon");
});

it("a colour that is hard to read is reported with its theme and its contrast", () => {
  const colors = readColors();
  const light = new Map([...colors.light, ["--c-ink-3", "#999999"]]);
  expect(findLowContrasts({ ...colors, light })).toContainEqual(
    expect.stringMatching(/^--c-ink-3 on --c-surface \(light\): 2\.8\d, needs 4\.5$/),
  );
});

it("every colour can be read on the ones behind it", () => {
  expect(findLowContrasts(readColors())).toEqual([]);
});

it("no file but the tokens has a colour of its own", () => {
  const files = globSync("{app/**/*.{css,ts,tsx,typ},public/*.{css,svg},server.ts}", {
    exclude: ["app/site/tokens.css", "app/build/adopt/answers.ts", "public/favicon.svg"],
  });
  const typed = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /["'(: ]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})["') ;]|\b(?:oklch|rgba?|hsla?)\((?=[\d.])[^)]*\)/gi,
      ),
    ].map(([color]) => `${file}: ${color}`),
  );
  expect(typed).toEqual([]);
});

describe("the icons", () => {
  it("the icon has the mark and its colours, as `npm run brand` makes it", () => {
    expect(readFileSync("public/favicon.svg", "utf8").trim()).toBe(
      renderAdaptiveMark(readColors()).trim(),
    );
  });

  it("a mark for programs that don't know custom properties has none", () => {
    expect(renderMark(readColors().dark)).not.toMatch(/var\(|var--/);
  });
});
