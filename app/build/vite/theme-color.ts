import type { Plugin } from "vite";
import { colorOf, tokenColors, tokensFile } from "../brand/token-colors.ts";

const name = "virtual:theme-color";
const resolvedName = `\0${name}`;

/** Provides `virtual:theme-color`, the page's ground in both themes, for browsers to colour their bars with. */
export function themeColor(): Plugin {
  return {
    name: "theme-color",
    resolveId(id) {
      return id === name ? resolvedName : undefined;
    },
    load(id) {
      if (id !== resolvedName) return undefined;
      this.addWatchFile(tokensFile);
      const { light, dark } = tokenColors();
      const colors = { light: colorOf(light, "--c-bg"), dark: colorOf(dark, "--c-bg") };
      return `export const themeColor = ${JSON.stringify(colors)};`;
    },
  };
}
