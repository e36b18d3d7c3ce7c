import { mark } from "../../site/mark.ts";
import { applyColors, colorOf, type Theme, type ThemeColors } from "./token-colors.ts";

const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"`;

/** Renders the mark as an SVG file in the colours of a theme. */
export function renderMark(colors: ThemeColors): string {
  return `${start} color="${colorOf(colors, "--c-ink")}">${applyColors(mark.content, colors)}</svg>`;
}

/** Renders the mark as an SVG file that follows the theme of the system. */
export function renderAdaptiveMark({ light, dark }: Record<Theme, ThemeColors>): string {
  const properties = [...new Set(mark.content.match(/--[\w-]+/g))];
  const createRule = (colors: ThemeColors) =>
    `:root{color:${colorOf(colors, "--c-ink")};${properties.map((name) => `${name}:${colorOf(colors, name)}`).join(";")}}`;
  return `${start}><style>${createRule(light)}@media(prefers-color-scheme:dark){${createRule(dark)}}</style>${mark.content}</svg>\n`;
}
