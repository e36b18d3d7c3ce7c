import type { Plugin } from "postcss";
import { locales, localeTable } from "../../i18n/locales.ts";

/** What stands outside of layers: declarations for the whole document, and what has to win over every layer. */
const unlayered = /app\/site\/|print\.css/;

/** At-rules that a layer may not hold, or that name one. */
const outside = /^(font-face|import|layer|property)$/;

/** The languages that are set on full squares, for the custom selector `:--cjk` (CSS Extensions). */
const tags = locales
  .filter((locale) => localeTable[locale].cjk)
  .map((locale) => new Intl.Locale(localeTable[locale].tag).language);
const cjk = tags.length > 0 ? `:lang(${[...new Set(tags)].join(", ")})` : ":not(*)";

/**
 * Puts the rules of a stylesheet that names no layer for them into the layer `parts`, and those for `:hover` where a device
 * can hover: on touch screens, hover stays after a tap. Replaces `:--cjk`.
 */
export const componentStyles: Plugin = {
  postcssPlugin: "component-styles",
  Once(root, { AtRule }) {
    root.walkRules((rule) => {
      rule.selector = rule.selector.replaceAll(":--cjk", cjk);
    });
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
