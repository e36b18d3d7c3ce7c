import type { Plugin } from "vite";
import { apiDocument, sourceFiles } from "../api-reference/document.ts";
import { apiReference as view } from "../api-reference/reference.ts";
import { type Locale, locales } from "../i18n/locales.ts";

const name = "virtual:api-reference";

/** React Router refuses a module so named where the browser would get it: it holds every language. */
const resolvedName = "\0api-reference.server";

/** Serves `virtual:api-reference`: YAML is parsed and code highlighted when the site is built. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    resolveId(id) {
      return id === name ? resolvedName : undefined;
    },
    load(id) {
      if (id !== resolvedName) return undefined;
      for (const file of sourceFiles) this.addWatchFile(file);
      return [
        `export const documents = ${byLocale(apiDocument)};`,
        `export const references = ${byLocale((locale) => view(apiDocument(locale), locale))};`,
      ].join("\n");
    },
  };
}

function byLocale(value: (locale: Locale) => unknown): string {
  return JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, value(locale)])));
}
