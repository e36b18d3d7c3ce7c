import { mark } from "../../site/mark.ts";
import { applyColors, colorOf, type Theme, type ThemeColors } from "./token-colors.ts";

const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"`;

/** The mark as a file in the colours of a theme. */
export function renderMark(colors: ThemeColors): string {
  return `${start} color="${colorOf(colors, "--c-ink")}">${applyColors(mark.content, colors)}</svg>`;
}

/** The mark as a file in the colours of the system's theme. */
export function renderAdaptiveMark({ light, dark }: Record<Theme, ThemeColors>): string {
  const used = [...new Set(mark.content.match(/--[\w-]+/g))];
  const style = (colors: ThemeColors) =>
    `:root{color:${colorOf(colors, "--c-ink")};${used.map((name) => `${name}:${colorOf(colors, name)}`).join(";")}}`;
  return `${start}><style>${style(light)}@media(prefers-color-scheme:dark){${style(dark)}}</style>${mark.content}</svg>\n`;
}
