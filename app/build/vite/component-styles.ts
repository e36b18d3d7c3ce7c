import type { Plugin } from "postcss";
import { locales, localeTable } from "../../i18n/locales.ts";

/** Files that stay outside of layers: declarations for the whole document, and rules that override every layer. */
const unlayered = /app\/site\/|print\.css/;

/** At-rules that a layer can't contain, or that name one. */
const unlayeredAtRules = /^(font-face|import|layer|property)$/;

/** The codes of languages with full-width characters, for the custom selector `:--cjk` (CSS Extensions). */
const codes = locales
  .filter((locale) => localeTable[locale].cjk)
  .map((locale) => new Intl.Locale(localeTable[locale].tag).language);
const cjkSelector = codes.length > 0 ? `:lang(${[...new Set(codes)].join(", ")})` : ":not(*)";

/**
 * Puts rules without a layer into the layer `parts`, and rules for `:hover` into a media query for devices that can hover,
 * because on touch screens the state stays after a tap. Replaces `:--cjk` by the site's languages.
 */
export const componentStyles: Plugin = {
  postcssPlugin: "component-styles",
  Once(root, { AtRule }) {
    root.walkRules((rule) => {
      rule.selector = rule.selector.replaceAll(":--cjk", cjkSelector);
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
          (node.type === "rule" || (node.type === "atrule" && !unlayeredAtRules.test(node.name))),
      ),
    );
    if (parts.nodes?.length) root.append(parts);
  },
};
