import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { apiFormatPath, pagePath } from "../i18n/paths.ts";
import { apiFormatNames, apiFormats } from "../pages.ts";
import { skillPath } from "./skill-paths.ts";

/** What else there is of the API: its description for tools, its skill for agents, its changelog. */
export function apiLinks(locale: Locale): { label: string; to: string }[] {
  return [
    ...apiFormatNames.map((name) => ({
      label: apiFormats[name].label,
      to: apiFormatPath(locale, name),
    })),
    { label: copyIn(locale, "llms").skill.title, to: skillPath(locale) },
    { label: copyIn(locale, "apiChangelog").heading, to: pagePath(locale, "api-changelog") },
  ];
}
