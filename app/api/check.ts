import { readFileSync } from "node:fs";
import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lintDocument,
  Source,
} from "@redocly/openapi-core";
import { type Locale, otherLocales } from "../i18n/locales.ts";
import { site } from "../site/site.ts";
import { apiSource } from "./api-source.ts";
import { readDocument, sourceFile } from "./document.ts";
import type { Json } from "./types.ts";

/** Pointers of texts for people, which every language needs. The values of examples may stay as they are. */
const prose =
  /^(?!.*\/value\/).*\/(description|summary|x-display-name|x-action|x-intro|x-enum-descriptions\/[^/]*)$/;

/** Rules for what the API page shows, in addition to Redocly's. */
const rules = {
  // A site may leave its license out.
  "info-license": "off" as const,
  "rule/tag": requireField("Tag", "x-display-name"),
  "rule/operation": requireField("Operation", "description"),
  "rule/body": {
    where: [{ subject: { type: "RequestBody" }, assertions: { defined: true } }],
    ...requireField("MediaType", "examples"),
  },
};

function requireField(type: string, property: string) {
  const message = `The API page needs the field ${property} here.`;
  return { subject: { type }, assertions: { required: [property] }, message };
}

/**
 * Finds problems in the sources of the OpenAPI document, by Redocly's strict rules and those of the API page, and texts that
 * a language lacks. Each is written as `file:line: problem`.
 */
export async function findApiProblems(): Promise<string[]> {
  const file = apiSource(site.api.language);
  // Problems are found in the document with its values, and located in its source.
  const source = new Source(file, readFileSync(sourceFile(site.api.language), "utf8"));
  const document = readDocument(site.api.language);
  const text = JSON.stringify(document).replaceAll("{{siteUrl}}", "https://www.example.org");
  const config = await createConfig({ extends: ["recommended-strict"], rules });
  const issues = await lintDocument({
    document: { source, parsed: JSON.parse(text) },
    config,
    externalRefResolver: new BaseResolver(),
  });
  const untranslated = otherLocales(site.api.language).flatMap((locale) =>
    findUntranslated(locale, document).map((pointer) => ({
      message: `${apiSource(locale)} has no text for this.`,
      location: [{ source, pointer }],
    })),
  );
  return [...issues, ...untranslated].map(({ message, location: [place] }) => {
    const line = place ? getLineColLocation(place).start.line : 1;
    return `${file}:${line}: ${message}`;
  });
}

/** The pointers of texts that a language lacks. */
function findUntranslated(locale: Locale, document: Json): string[] {
  const translated = new Map(textsOf(readDocument(locale)));
  return textsOf(document).flatMap(([pointer, text]) => {
    const isText = prose.test(pointer) && /[a-z]{3} [a-z]/i.test(text);
    return isText && translated.get(pointer) === text ? [pointer] : [];
  });
}

/** The strings of a document by their JSON Pointers as URI fragments, as Redocly writes them. */
function textsOf(value: Json, pointer = "#"): [pointer: string, text: string][] {
  if (typeof value === "string") return [[pointer, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}
