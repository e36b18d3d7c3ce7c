import { legalDocument } from "../../content/legal.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { openapiPath, pagePath } from "../../i18n/paths.ts";
import { skillPath } from "./skill-paths.ts";

/** What else there is of the API: its description for tools, its skill for agents, its changelog. */
export function apiLinks(locale: Locale): { label: string; to: string }[] {
  return [
    { label: "OpenAPI", to: openapiPath(locale) },
    { label: copyIn(locale, "llms").skill.title, to: skillPath(locale) },
    { label: legalDocument(locale, "api-changelog").title, to: pagePath(locale, "api-changelog") },
  ];
}
