import type { Plugin } from "vite";
import { findApiProblems } from "../../api/check.ts";
import { dereference, readDocument, sourceFile } from "../../api/document.ts";
import { createReference } from "../../api/reference.ts";
import { writeValidators } from "../../api/validators.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { site } from "../../site/site.ts";

/** Because of `.server`, React Router refuses to bundle the module for the browser. It has all languages. */
const moduleId = "\0api-reference.server";

/** Provides `virtual:api-reference`: the OpenAPI document is checked, dereferenced, highlighted and compiled at build time. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    resolveId(id) {
      return id === "virtual:api-reference" ? moduleId : undefined;
    },
    async load(id) {
      if (id !== moduleId) return undefined;
      for (const locale of locales) this.addWatchFile(sourceFile(locale));
      const problems = await findApiProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
      return [
        `export const documents = ${await stringifyByLocale(async (locale) => readDocument(locale))};`,
        `export const references = ${await stringifyByLocale(createReference)};`,
        writeValidators(await dereference(readDocument(site.api.language))),
      ].join("\n");
    },
  };
}

/** Creates a value for each locale. Returns them by locale, as JSON in JSON. */
async function stringifyByLocale(create: (locale: Locale) => Promise<unknown>): Promise<string> {
  const texts = locales.map(async (locale) => [locale, JSON.stringify(await create(locale))]);
  return JSON.stringify(Object.fromEntries(await Promise.all(texts)));
}
