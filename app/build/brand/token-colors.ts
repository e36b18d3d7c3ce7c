import { readFileSync } from "node:fs";
import Color from "colorjs.io";

const tokensFile = `${import.meta.dirname}/../../site/tokens.css`;

export type Theme = "light" | "dark";

/** The colours of a theme in sRGB, as `#rrggbb`, by the names of their custom properties. */
export type ThemeColors = ReadonlyMap<string, string>;

/**
 * Reads the colours of site/tokens.css, whose values are `oklch(…)` or `light-dark(oklch(…), oklch(…))`. Colours
 * outside of sRGB become the nearest ones in it. @throws if a value has no colour
 */
export function readColors(css = readFileSync(tokensFile, "utf8")): Record<Theme, ThemeColors> {
  const declarations = [...css.matchAll(/(--[ci]-[\w-]+): ([^;]+);/g)].map(
    ([, name = "", value = ""]) => {
      const [light, dark = light] = value.match(/oklch\([^)]+\)/g) ?? [];
      if (!light || !dark) throw new Error(`${name} has the value ${value}, which is no colour.`);
      return { name, light: toHex(light), dark: toHex(dark) };
    },
  );
  const byName = (theme: Theme) => new Map(declarations.map((token) => [token.name, token[theme]]));
  return { light: byName("light"), dark: byName("dark") };
}

/** Replaces the custom properties in an SVG by their colours, for programs that don't support them. */
export function applyColors(svg: string, colors: ThemeColors): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colorOf(colors, name));
}

/** The colour of a custom property. @throws if there is no such token */
export function colorOf(colors: ThemeColors, name: string): string {
  const color = colors.get(name);
  if (!color) throw new Error(`tokens.css has no colour ${name}.`);
  return color;
}

/** Vite's replacement for `__THEME_COLOR__`: the page's background in both themes, in which browsers colour their bars. */
export function defineThemeColor(): { __THEME_COLOR__: string } {
  const { light, dark } = readColors();
  const color = { light: colorOf(light, "--c-bg"), dark: colorOf(dark, "--c-bg") };
  return { __THEME_COLOR__: JSON.stringify(color) };
}

function toHex(color: string): string {
  return new Color(color).to("srgb").toGamut().toString({ format: "hex", collapse: false });
}

const ground = ["--c-bg", "--c-surface", "--c-sunken", "--c-hover"];
const sky = ["--c-zenith", "--c-mid", "--c-horizon"];
const wash = ["--c-sun-wash", "--c-sky-wash", "--c-leaf-wash", "--c-ember-wash"];
const night = ["--c-night", "--c-night-2"];
const [bg, surface, sunken] = ["--c-bg", "--c-surface", "--c-sunken"];

/**
 * Which colours the stylesheets put on which, with the least contrast: 4.5 for text (WCAG 2.2, 1.4.3), 3 for controls and
 * graphics (1.4.11).
 */
const pairs = [
  { colors: ["--c-ink", "--c-ink-2"], on: [...ground, ...sky, ...wash], minimum: 4.5 },
  { colors: ["--c-ink-3"], on: [...ground, ...sky], minimum: 4.5 },
  { colors: ["--c-sun-ink"], on: [bg, surface, sunken, "--c-sun-wash", ...sky], minimum: 4.5 },
  { colors: ["--c-sky"], on: [...ground, "--c-sky-wash", ...sky], minimum: 4.5 },
  { colors: ["--c-leaf"], on: [bg, surface, "--c-leaf-wash"], minimum: 4.5 },
  { colors: ["--c-ember"], on: [bg, surface, "--c-ember-wash"], minimum: 4.5 },
  { colors: ["--c-on-action"], on: ["--c-action", "--c-action-hi"], minimum: 4.5 },
  { colors: ["--c-action", "--c-line-ui"], on: [bg, surface, ...sky], minimum: 3 },
  { colors: ["--c-sun-ui"], on: [bg, surface, sunken, ...sky], minimum: 3 },
  { colors: ["--c-sky-ui"], on: [bg, surface, sunken, "--c-zenith", "--c-mid"], minimum: 3 },
  { colors: ["--c-focus"], on: [...ground, ...sky], minimum: 3 },
  { colors: ["--c-night-ink", "--c-night-dim"], on: night, minimum: 4.5 },
  { colors: ["--c-code-key", "--c-code-str", "--c-code-num"], on: night, minimum: 4.5 },
  { colors: ["--c-dawn", "--c-dawn-hi"], on: night, minimum: 3 },
  { colors: ["--c-on-dawn"], on: ["--c-dawn", "--c-dawn-hi"], minimum: 4.5 },
];

/** Finds the pairs of colours whose contrast is too low in a theme, and describes each in a line. */
export function findLowContrasts(themes: Record<Theme, ThemeColors>): string[] {
  return (["light", "dark"] as const).flatMap((theme) =>
    pairs.flatMap(({ colors, on, minimum }) =>
      colors.flatMap((color) =>
        on.flatMap((background) => {
          const ratio = contrast(colorOf(themes[theme], color), colorOf(themes[theme], background));
          if (ratio >= minimum) return [];
          return `${color} on ${background} (${theme}): ${ratio.toFixed(2)}, needs ${minimum}`;
        }),
      ),
    ),
  );
}

function contrast(color: string, background: string): number {
  return new Color(color).contrast(background, "WCAG21");
}
