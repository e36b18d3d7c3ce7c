import type { Plugin } from "vite";
import { locales, localeTable } from "../../i18n/locales.ts";

const name = ":--cjk";

/**
 * Replaces the custom selector `:--cjk` (CSS Extensions) in style sheets by `:lang()` with the languages that are set on
 * full squares.
 */
export function cjkSelector(): Plugin {
  const tags = locales
    .filter((locale) => localeTable[locale].cjk)
    .map((locale) => new Intl.Locale(localeTable[locale].tag).language);
  const selector = tags.length > 0 ? `:lang(${[...new Set(tags)].join(", ")})` : ":not(*)";
  return {
    name: "cjk-selector",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/, code: name },
      handler: (code) => ({ code: code.replaceAll(name, selector), map: null }),
    },
  };
}
