import { writeFileSync } from "node:fs";
import { type Node, Renderer } from "@takumi-rs/core";
import { adaptiveMarkSvg, markSvg } from "./brand/mark-svg.ts";
import { colorOf, lowContrasts, tokenColors } from "./brand/token-colors.ts";

/* Checks the contrasts of site/tokens.css, and makes the icons in public/ from site/mark.ts and its colours. */

const colors = tokenColors();
const problems = lowContrasts(colors);
if (problems.length > 0) {
  console.error(`Contrasts that are too low:\n${problems.join("\n")}`);
  process.exit(1);
}

const renderer = new Renderer();
const mark = markSvg(colors.light);

/** Draws the mark in the middle of a square of so many pixels; `share` is how much of it the mark takes. */
async function icon(
  format: "png" | "ico",
  size: number,
  { share = 1, backgroundColor = "transparent" } = {},
) {
  const padding = (size - Math.round(size * share)) / 2;
  const style = { boxSizing: "border-box", padding, backgroundColor } as const;
  const node: Node = { type: "image", src: mark, width: size, height: size, style };
  return await renderer.render(node, { width: size, height: size, format });
}

const backgroundColor = colorOf(colors.light, "--c-bg");
const files: Record<string, string | Buffer> = {
  "favicon.svg": adaptiveMarkSvg(colors),
  "favicon.ico": await icon("ico", 32),
  "apple-touch-icon.png": await icon("png", 180, { share: 0.72, backgroundColor }),
  "icon-144.png": await icon("png", 144),
  "icon-192.png": await icon("png", 192),
  "icon-512.png": await icon("png", 512),
  // Launchers may cut off what is outside of a circle of 80% (w3.org/TR/appmanifest, icon masks).
  "icon-maskable-512.png": await icon("png", 512, { share: 0.62, backgroundColor }),
};
for (const [name, content] of Object.entries(files)) writeFileSync(`public/${name}`, content);
console.log(`All contrasts are high enough. Wrote public/${Object.keys(files).join(", public/")}.`);
