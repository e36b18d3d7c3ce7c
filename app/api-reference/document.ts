import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { interpolate } from "../i18n/interpolate.ts";
import { interpolationValues } from "../i18n/interpolation-values.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import { apiSource } from "./api-source.ts";
import { applyOverlay, type Overlay } from "./overlay.ts";
import type { ApiDocument, Json } from "./types.ts";

const english = file(apiSource(defaultLocale));

/** The sources of the OpenAPI documents. */
export const sourceFiles: readonly string[] = locales.map((locale) => file(apiSource(locale)));

/** The OpenAPI document in a language, with facts and brand interpolated. It reads files, so it is for the build. */
export function apiDocument(locale: Locale): ApiDocument {
  const values = interpolationValues(locale);
  const fill = (_key: unknown, value: unknown) =>
    typeof value === "string" ? interpolate(value, values) : value;

  let document: Json = parse(readFileSync(english, "utf8"), fill);
  if (locale !== defaultLocale) {
    const actions: Overlay = parse(readFileSync(file(apiSource(locale)), "utf8"), fill);
    document = applyOverlay(document, actions);
  }
  // Unchecked here; a test validates the document against OpenAPI's schema.
  return document as ApiDocument;
}

function file(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
