import { readFileSync } from "node:fs";
import Color from "colorjs.io";

export const tokensFile = `${import.meta.dirname}/../../site/tokens.css`;

export type Theme = "light" | "dark";

/** The colours of a theme in sRGB, as `#rrggbb`, by the names of their custom properties. */
export type ThemeColors = ReadonlyMap<string, string>;

/**
 * Reads the colours of site/tokens.css, whose values are `oklch(…)` or `light-dark(oklch(…), oklch(…))`. Colours
 * that sRGB doesn't have become the nearest that it has.
 */
export function tokenColors(css = readFileSync(tokensFile, "utf8")): Record<Theme, ThemeColors> {
  const declarations = [...css.matchAll(/(--[ci]-[\w-]+): ([^;]+);/g)].map(
    ([, name = "", value = ""]) => {
      const [light, dark = light] = value.match(/oklch\([^)]+\)/g) ?? [];
      if (!light || !dark) throw new Error(`${name} has the value ${value}, which is no colour.`);
      return { name, light: hex(light), dark: hex(dark) };
    },
  );
  const of = (theme: Theme) => new Map(declarations.map((token) => [token.name, token[theme]]));
  return { light: of("light"), dark: of("dark") };
}

/** Replaces the custom properties in an SVG by their colours, for programs that don't know them. */
export function withColors(svg: string, colors: ThemeColors): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colorOf(colors, name));
}

/** @throws if there is no such token */
export function colorOf(colors: ThemeColors, name: string): string {
  const color = colors.get(name);
  if (!color) throw new Error(`tokens.css has no colour ${name}.`);
  return color;
}

function hex(color: string): string {
  return new Color(color).to("srgb").toGamut().toString({ format: "hex", collapse: false });
}
