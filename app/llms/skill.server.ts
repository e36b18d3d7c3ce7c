import { documents } from "virtual:api-reference";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { inLocale, markdownPath, pagePath } from "../i18n/paths.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { mcpPath, pages } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import { pageText } from "./page-texts.server.ts";
import { skillName } from "./skill-paths.ts";

/** What an agent reads of the skill before it needs it. */
export function skillDescription(locale: Locale): string {
  return copyIn(locale, "llms").skill.description;
}

/** Code in languages that an agent can derive from the call in curl, with the name of the language. */
const furtherSamples = /\*\*[^*\n]+\*\*\n\n```(?:python|javascript|go|php)\n.*?\n```\n\n/gs;

/**
 * The skill of using the API, for coding agents (SKILL.md: agentskills.io/specification): what its reference says, with
 * one sample of each call.
 */
export async function skillText(locale: Locale, settings: ServerSettings): Promise<string> {
  const { siteUrl } = settings;
  const { notes, mcp, skill } = copyIn(locale, "llms");
  const { title, version, summary } = documents[locale].info;
  const fields = [
    ["name", skillName(locale)],
    ["description", skillDescription(locale)],
    ["metadata", { version, language: localeTable[locale].tag }],
  ].map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const reference = await pageText(locale, `/${pages.api}`, settings);
  // From its first section on.
  const body = reference?.markdown.replace(/^.*?(?=^## )/ms, "").replace(furtherSamples, "");
  const llms = absolute(siteUrl, inLocale(locale, "/llms.txt"));
  const more = [
    `[${copyIn(locale, "api").heading}](${absolute(siteUrl, markdownPath(pagePath(locale, "api")))})`,
    `[llms.txt](${llms})`,
    formatMessage(mcp, { url: absolute(siteUrl, mcpPath) }),
  ];
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  return `${[
    `---\n${fields.join("\n")}\n---`,
    `# ${title}`,
    summary,
    list([notes.unpublished, notes.clinical]),
    body?.trim(),
    `## ${skill.more}`,
    list(more),
  ].join("\n\n")}\n`;
}
