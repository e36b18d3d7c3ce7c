import type { Plugin } from "postcss";

/** What stands outside of layers: declarations for the whole document, and what has to win over every layer. */
const unlayered = /app\/site\/|print\.css/;

/** At-rules that a layer may not hold, or that name one. */
const outside = /^(font-face|import|layer|property)$/;

/**
 * Puts the rules of a stylesheet that names no layer for them into the layer `parts`, and those for `:hover` where a device
 * can hover: on touch screens, hover stays after a tap.
 */
export const componentStyles: Plugin = {
  postcssPlugin: "component-styles",
  Once(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      if (!rule.selectors.every((selector) => selector.includes(":hover"))) return;
      const media = new AtRule({ name: "media", params: "(hover: hover)", nodes: [] });
      rule.replaceWith(media);
      media.append(rule);
    });
    const parts = new AtRule({ name: "layer", params: "parts", nodes: [] });
    parts.append(
      root.nodes.filter(
        (node) =>
          !unlayered.test(node.source?.input.file ?? "") &&
          (node.type === "rule" || (node.type === "atrule" && !outside.test(node.name))),
      ),
    );
    if (parts.nodes?.length) root.append(parts);
  },
};
