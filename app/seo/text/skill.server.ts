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
  return v.parse(frontMatter, fileIn(locale, files).frontMatter).description;
}

/** The skill of using the API, for coding agents (SKILL.md: agentskills.io/specification). */
export function skillText(locale: Locale, siteUrl: string): string {
  const { title, description } = v.parse(frontMatter, fileIn(locale, files).frontMatter);
  const fields = {
    name: skillName(locale),
    description,
    metadata: { language: localeTable[locale].tag },
  };
  const matter = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const pageUrl = absolute(siteUrl, pagePath(locale, "api"));
  const source = fileIn(locale, sources).replace(/^---\n.*?\n---\n/s, "");
  const body = interpolate(source, { ...interpolationValues(locale), siteUrl, pageUrl });
  // The IDs of headings are for the compiler.
  const text = body
    .replaceAll("](/", `](${siteUrl}/`)
    .replaceAll(/ \{#[a-z-]+\}$/gm, "")
    .trim();
  return `---\n${matter.join("\n")}\n---\n\n# ${title}\n\n${text}\n`;
}

function fileIn<File>(locale: Locale, of: Readonly<Record<string, File>>): File {
  const file = of[`../../site/content/skill/api.${locale}.md`];
  if (file === undefined) throw new Error(`content/skill/api.${locale}.md is missing.`);
  return file;
}
