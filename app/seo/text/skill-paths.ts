import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { site } from "../../site/site.ts";

/** The path at which agents look for skills (Agent Skills Discovery 0.2, github.com/cloudflare/agent-skills-discovery-rfc). */
const folder = "/.well-known/agent-skills";

export const skillIndexPath = `${folder}/index.json`;

/** The name of the skill in a language: lower case letters, digits and single hyphens (agentskills.io/specification). */
export function skillName(locale: Locale): string {
  const brand = site.name[site.api.language].toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${brand}-api${locale === defaultLocale ? "" : `-${locale}`}`;
}

export function skillPath(locale: Locale): string {
  return `${folder}/${skillName(locale)}/SKILL.md`;
}

/** The language of the skill at a path; undefined if there is none. */
export function skillLocale(path: string): Locale | undefined {
  return locales.find((locale) => skillPath(locale) === path);
}
