import { parse } from "yaml";
import type { Locale } from "../i18n/locales.ts";
import { vocabulary } from "../i18n/vocabulary.ts";
import english from "./openapi.yaml?raw";
import { applyOverlay, type Overlay } from "./overlay.ts";
import chineseOverlay from "./overlay.zh.yaml?raw";
import type { ApiDocument, Json } from "./types.ts";

const overlays: Record<Locale, string | undefined> = { en: undefined, zh: chineseOverlay };

const documents = new Map<Locale, ApiDocument>();

/** The OpenAPI document in a language, facts and brand in their places. Callers must not change it. */
export function apiDocument(locale: Locale): ApiDocument {
  const known = documents.get(locale);
  if (known) return known;
  const document = build(locale);
  documents.set(locale, document);
  return document;
}

function build(locale: Locale): ApiDocument {
  const words = new Map(Object.entries(vocabulary(locale)));
  const fill = (_key: unknown, value: unknown) =>
    typeof value === "string" ? fillPlaceholders(value, words) : value;

  let document: Json = parse(english, fill);
  const overlay = overlays[locale];
  if (overlay !== undefined) {
    const actions: Overlay = parse(overlay, fill);
    document = applyOverlay(document, actions);
  }
  // The boundary where YAML becomes a type: tests validate the document against OpenAPI's own schema.
  return document as ApiDocument;
}

/** Puts the vocabulary's words in place of `{{name}}`. A name that it lacks is a mistake in the source. */
export function fillPlaceholders(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (placeholder, name: string) => {
    const word = words.get(name);
    if (word === undefined) throw new Error(`API document: unknown placeholder ${placeholder}`);
    return word;
  });
}
