import type { Plugin } from "vite";
import { releasedFiles, releases, unreleasedChanges } from "../api-reference/changelog/releases.ts";
import { apiDocument, sourceFiles } from "../api-reference/document.ts";
import { arazzoDocument } from "../api-reference/formats/arazzo.ts";
import { apiReference as view } from "../api-reference/reference.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { apiFormatPath } from "../i18n/paths.ts";
import { dictionaries } from "../locales/dictionaries.ts";

const name = "virtual:api-reference";

/** With `.server`, React Router refuses to bundle the module for the browser: it has all languages. */
const resolvedName = "\0api-reference.server";

/** Provides `virtual:api-reference`, for which YAML is parsed and code is highlighted at build time. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    resolveId(id) {
      return id === name ? resolvedName : undefined;
    },
    load(id) {
      if (id !== resolvedName) return undefined;
      for (const file of [...sourceFiles, ...releasedFiles()]) this.addWatchFile(file);
      return [
        `export const documents = ${byLocale(apiDocument)};`,
        `export const references = ${byLocale((locale) => view(apiDocument(locale), locale))};`,
        `export const changelog = ${JSON.stringify({ releases: releases(), unreleased: unreleasedChanges() })};`,
        // At build time, so that a step without its endpoint stops the build.
        `export const arazzoDocuments = ${byLocale(arazzo)};`,
      ].join("\n");
    },
  };
}

function arazzo(locale: Locale) {
  const openapiUrl = `{{siteUrl}}${apiFormatPath(locale, "openapi")}`;
  return arazzoDocument(apiDocument(locale), openapiUrl, dictionaries[locale].apiFormats);
}

function byLocale(value: (locale: Locale) => unknown): string {
  return JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, value(locale)])));
}
