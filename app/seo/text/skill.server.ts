import * as v from "valibot";
import type { MarkdownDocument } from "../../content/markdown/markdown-document.ts";
import { interpolate } from "../../i18n/format-message.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { interpolationValues } from "../../site/interpolation-values.ts";
import { absoluteUrl } from "../page-head.ts";
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

/** Reads the source of the skill. By its description, an agent decides whether to read it. */
export function readSkill(locale: Locale) {
  const file = `../../site/content/skill/api.${locale}.md`;
  const body = sources[file]?.replace(/^---\n.*?\n---\n/s, "") ?? "";
  return { ...v.parse(frontMatter, files[file]?.frontMatter), body };
}

/** The skill of using the API, for coding agents (SKILL.md: agentskills.io/specification). */
export function skillText(locale: Locale, siteUrl: string): string {
  const { title, description, body } = readSkill(locale);
  const pageUrl = absoluteUrl(siteUrl, pagePath(locale, "api"));
  const text = interpolate(body, { ...interpolationValues(locale), siteUrl, pageUrl })
    .replaceAll("](/", `](${siteUrl}/`)
    // Only the Markdown compiler needs the IDs of headings.
    .replaceAll(/ \{#[a-z-]+\}$/gm, "")
    .trim();
  return `---
name: ${JSON.stringify(skillName(locale))}
description: ${JSON.stringify(description)}
metadata: ${JSON.stringify({ language: localeTable[locale].tag })}
---

# ${title}

${text}
`;
}
