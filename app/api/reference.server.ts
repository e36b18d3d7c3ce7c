import { documents, references } from "virtual:api-reference";
import type { Locale } from "../i18n/locales.ts";
import { inLocale, pagePath } from "../i18n/paths.ts";
import { absoluteUrl } from "../seo/page-head.ts";
import type { ApiReference } from "./reference.ts";

/** By language and origin. */
const cached = new Map<string, ApiReference>();

/** The data of the API page and the sandbox, with the site's origin. It is shared, so callers must not change it. */
export function apiReference(locale: Locale, siteUrl: string): ApiReference {
  const key = `${locale} ${siteUrl}`;
  const reference: ApiReference =
    cached.get(key) ?? JSON.parse(references[locale].replaceAll("{{siteUrl}}", siteUrl));
  cached.set(key, reference);
  return reference;
}

/** The OpenAPI document as JSON, with the site's origin also in the links of its descriptions. */
export function openapiText(locale: Locale, siteUrl: string): string {
  return documents[locale]
    .replaceAll("{{siteUrl}}", siteUrl)
    .replace(/\]\(([/#][^)]*)\)/g, (_, target: string) => {
      const page = target.startsWith("#") ? pagePath(locale, "api") : inLocale(locale, target);
      return `](${absoluteUrl(siteUrl, page)}${target.startsWith("#") ? target : ""})`;
    });
}
