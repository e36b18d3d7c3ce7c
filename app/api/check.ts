import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { LineCounter, parseDocument } from "yaml";
import { type Locale, locales, otherLocales } from "../i18n/locales.ts";
import { site } from "../site/site.ts";
import { apiSource } from "./api-source.ts";
import { sourceDocument, sourceFiles } from "./document.ts";
import type { Json } from "./types.ts";

/** Words for people, which every language has. */
const words = /^(description|summary|x-display-name|x-action|x-intro)$/;

/** What the API page shows, beyond Redocly's rules. */
const rules = {
  // A site may leave its license out.
  "info-license": "off" as const,
  "rule/tag": need("Tag", "x-display-name"),
  "rule/operation": need("Operation", "description"),
  "rule/body": {
    where: [{ subject: { type: "RequestBody" }, assertions: { defined: true } }],
    ...need("MediaType", "examples"),
  },
};

function need(type: string, property: string) {
  const message = `The API page needs the field ${property} here.`;
  return { subject: { type }, assertions: { required: [property] }, message };
}

/**
 * What is wrong with the sources of the API's description: Redocly's strict rules, those of the API page, and
 * texts that a language lacks. Each with the file and the line.
 */
export async function findApiProblems(): Promise<string[]> {
  const document = sourceDocument(site.api.language);
  const source = JSON.stringify(document).replaceAll("{{siteUrl}}", "https://www.example.org");
  const config = await createConfig({ extends: ["recommended-strict"], rules });
  const found = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  const problems: [pointer: string, message: string][] = [];
  for (const { message, location } of found) {
    problems.push([location[0]?.pointer ?? "#/", message]);
  }
  for (const locale of otherLocales(site.api.language)) {
    problems.push(...untranslated(locale, document));
  }
  const lineOf = lineFinder();
  const file = apiSource(site.api.language);
  return problems.map(([pointer, message]) => `${file}:${lineOf(pointer)}: ${message}`);
}

function untranslated(locale: Locale, english: Json): [pointer: string, message: string][] {
  const problems: [string, string][] = [];
  const translated = new Map<string, Json>();
  visit(sourceDocument(locale), [], (value, path) => translated.set(pointerOf(path), value));
  visit(english, [], (value, path) => {
    const pointer = pointerOf(path);
    const isWord = words.test(path.at(-1) ?? "") || path.at(-2) === "x-enum-descriptions";
    if (isWord && /[a-z]{3} [a-z]/i.test(String(value)) && translated.get(pointer) === value) {
      problems.push([pointer, `${apiSource(locale)} has no text for this.`]);
    }
  });
  return problems;
}

function visit(
  value: Json,
  path: readonly string[],
  see: (value: Json, path: readonly string[]) => void,
): void {
  see(value, path);
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) visit(part, [...path, key], see);
}

/** A JSON Pointer as a URI fragment, as Redocly writes it. */
function pointerOf(path: readonly string[]): string {
  return `#/${path.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

/** Finds the lines of pointers in the source, or that of what is around them. */
function lineFinder(): (pointer: string) => number {
  const text = readFileSync(sourceFiles[locales.indexOf(site.api.language)] ?? "", "utf8");
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
