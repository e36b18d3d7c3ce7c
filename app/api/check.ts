import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { LineCounter, parseDocument } from "yaml";
import { type Locale, otherLocales } from "../i18n/locales.ts";
import { site } from "../site/site.ts";
import { apiSource } from "./api-source.ts";
import { readDocument, sourceFile } from "./document.ts";
import type { Json } from "./types.ts";

/** Pointers of texts for people, which every language needs. */
const prose = /\/(description|summary|x-display-name|x-action|x-intro|x-enum-descriptions\/[^/]*)$/;

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
  const document = readDocument(site.api.language);
  const source = JSON.stringify(document).replaceAll("{{siteUrl}}", "https://www.example.org");
  const config = await createConfig({ extends: ["recommended-strict"], rules });
  const issues = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  const problems = [
    ...issues.map(({ message, location }) => ({ message, pointer: location[0]?.pointer ?? "#/" })),
    ...otherLocales(site.api.language).flatMap((locale) => findUntranslated(locale, document)),
  ];
  const lineOf = createLineFinder();
  const file = apiSource(site.api.language);
  return problems.map(({ pointer, message }) => `${file}:${lineOf(pointer)}: ${message}`);
}

function findUntranslated(locale: Locale, document: Json): { pointer: string; message: string }[] {
  const translated = new Map(textsOf(readDocument(locale)));
  const message = `${apiSource(locale)} has no text for this.`;
  return textsOf(document).flatMap(([pointer, text]) => {
    const isText = prose.test(pointer) && /[a-z]{3} [a-z]/i.test(text);
    return isText && translated.get(pointer) === text ? [{ pointer, message }] : [];
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

/** Returns a function that finds the line of a pointer in the source, or of the nearest node around it. */
function createLineFinder(): (pointer: string) => number {
  const text = readFileSync(sourceFile(site.api.language), "utf8");
  const lineCounter = new LineCounter();
  const source = parseDocument(text, { lineCounter });
  return (pointer) => {
    const path = pointer
      .slice(2)
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
    for (; path.length > 0; path.pop()) {
      const node = source.getIn(path, true);
      if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range))
        return lineCounter.linePos(Number(node.range[0])).line;
    }
    return 1;
  };
}
