import * as v from "valibot";
import type { MarkdownDocument } from "../../content/markdown/markdown-document.ts";
import { interpolate } from "../../i18n/format-message.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { interpolationValues } from "../../site/interpolation-values.ts";
import { absolute } from "../page-head.ts";
import { skillName } from "./skill-paths.ts";

const files = import.meta.glob<MarkdownDocument>("../../site/content/skill/api.*.md", {
  eager: true,
  import: "default",
});

const sources = import.meta.glob<string>("../../site/content/skill/api.*.md", {
  eager: true,
  import: "default",
  query: "?raw",
});

const frontMatter = v.object({ title: v.string(), description: v.string() });

/** What an agent reads of the skill before it needs it. */
export function skillDescription(locale: Locale): string {
  return v.parse(frontMatter, fileOf(locale).frontMatter).description;
}

/** The skill of using the API, for coding agents (SKILL.md: agentskills.io/specification). */
export function skillText(locale: Locale, siteUrl: string): string {
  const fields = [
    ["name", skillName(locale)],
    ["description", skillDescription(locale)],
    ["metadata", { language: localeTable[locale].tag }],
  ].map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const pageUrl = absolute(siteUrl, pagePath(locale, "api"));
  const source =
    sources[`../../site/content/skill/api.${locale}.md`]?.replace(/^---\n.*?\n---\n/s, "") ?? "";
  const body = interpolate(source, { ...interpolationValues(locale), siteUrl, pageUrl }).replaceAll(
    "](/",
    `](${siteUrl}/`,
  );
  const { title } = v.parse(frontMatter, fileOf(locale).frontMatter);
  return `---\n${fields.join("\n")}\n---\n\n# ${title}\n\n${body.trim()}\n`;
}

function fileOf(locale: Locale): MarkdownDocument {
  const file = files[`../../site/content/skill/api.${locale}.md`];
  if (!file) throw new Error(`content/skill/api.${locale}.md is missing.`);
  return file;
}
