import { writeFileSync } from "node:fs";
import { type Node, Renderer } from "@takumi-rs/core";
import { renderAdaptiveMark, renderMark } from "./brand/mark-svg.ts";
import { colorOf, findLowContrasts, readColors } from "./brand/token-colors.ts";

/* Checks the contrasts of site/tokens.css, and draws the mark of site/mark.ts in its colours as the icons in public/. */

const colors = readColors();
const problems = findLowContrasts(colors);
if (problems.length > 0) {
  console.error(`Contrasts that are too low:\n${problems.join("\n")}`);
  process.exit(1);
}

const renderer = new Renderer();
const mark = renderMark(colors.light);

/** Draws the mark centered in a square. `size` is in pixels; `share` is the part of the width that the mark takes. */
async function drawIcon(
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
  "favicon.svg": renderAdaptiveMark(colors),
  "favicon.ico": await drawIcon("ico", 32),
  "apple-touch-icon.png": await drawIcon("png", 180, { share: 0.72, backgroundColor }),
  "icon-144.png": await drawIcon("png", 144),
  "icon-192.png": await drawIcon("png", 192),
  "icon-512.png": await drawIcon("png", 512),
  // Launchers may cut off everything outside of a circle with 80% of the width (w3.org/TR/appmanifest, icon masks).
  "icon-maskable-512.png": await drawIcon("png", 512, { share: 0.62, backgroundColor }),
};
for (const [name, content] of Object.entries(files)) writeFileSync(`public/${name}`, content);
console.log(`All contrasts are high enough. Wrote public/${Object.keys(files).join(", public/")}.`);
