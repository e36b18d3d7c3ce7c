import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleFromString, createConfig } from "@redocly/openapi-core";
import { parse } from "yaml";
import { interpolate } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { isLeftOut } from "../i18n/paths.ts";
import { hasPart } from "../pages.ts";
import { interpolationValues } from "../site/interpolation-values.ts";
import { site } from "../site/site.ts";
import { apiSource } from "./api-source.ts";
import { listOperations } from "./operations.ts";
import { applyOverlay, isObject, type Overlay } from "./overlay.ts";
import type { ApiDocument, Json } from "./types.ts";

/** Keywords of schemas whose values are numbers, which may be written as placeholders. */
const numeric = /^(default|(exclusive)?(max|min)[a-z]*|(max|min)[A-Z]\w+)$/i;

/** Keywords whose values may be paths of the site. */
const address = /^(url|type|termsOfService)$/;

/** The path of the source of the OpenAPI document in a language. */
export function sourceFile(locale: Locale): string {
  return fileURLToPath(new URL(`../../${apiSource(locale)}`, import.meta.url));
}

/**
 * Reads the OpenAPI document in a language, with facts and brand interpolated and `{{siteUrl}}` for the origin. Only for the
 * build, because it reads source files.
 */
export function readDocument(locale: Locale): Json {
  const values = interpolationValues(locale);
  const fill = (key: unknown, value: unknown) => {
    if (typeof value !== "string") return value;
    const text = interpolate(value, values);
    if (text !== value && numeric.test(String(key))) return Number(text.replace(/\D/g, ""));
    if (!address.test(String(key)) || !text.startsWith("/")) return text;
    // Without the API, the document is not published, but it still has to be complete.
    return key === "url" && isLeftOut(text) && hasPart("api") ? undefined : `{{siteUrl}}${text}`;
  };
  const document: Json = parse(readFileSync(sourceFile(site.api.language), "utf8"), fill);
  if (locale === site.api.language) return removeLeftOut(document);
  const actions: Overlay = parse(readFileSync(sourceFile(locale), "utf8"), fill);
  return removeLeftOut(applyOverlay(document, actions));
}

/** Removes servers and a license whose pages the site leaves out from the document. */
function removeLeftOut(document: Json): Json {
  if (!isObject(document) || !Array.isArray(document.servers) || !isObject(document.info)) {
    return document;
  }
  const servers = document.servers.filter((server) => isObject(server) && "url" in server);
  const { license, ...info } = document.info;
  const hasLicense = isObject(license) && ("url" in license || "identifier" in license);
  return { ...document, servers, info: hasLicense ? document.info : info };
}

/** Resolves the references of the document, and adds the parameters of each path to its operations. */
export async function dereference(document: Json): Promise<ApiDocument> {
  const { bundle } = await bundleFromString({
    source: JSON.stringify(document),
    absoluteRef: "/openapi.json",
    config: await createConfig({}),
    dereference: true,
  });
  // `parsed` has no type; check.ts has checked the document.
  const api: ApiDocument = JSON.parse(JSON.stringify(bundle.parsed));
  for (const [path, item] of Object.entries(api.paths)) {
    for (const { operation } of listOperations({ [path]: item })) {
      const own = operation.parameters ?? [];
      // An operation's parameter overrides the path's (OpenAPI 3.1, Path Item Object).
      const shared = (item.parameters ?? []).filter(
        ({ name, in: place }) => !own.some((other) => other.name === name && other.in === place),
      );
      operation.parameters = [...shared, ...own];
    }
  }
  return api;
}
