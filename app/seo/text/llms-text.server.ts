import { copyIn } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { type Locale, localeTable, otherLocales } from "../../i18n/locales.ts";
import { inLocale, isLeftOut, markdownPath, openapiPath, withoutLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { isOff, legalPages, mcpPath, sandboxPath } from "../../pages.ts";
import { absoluteUrl } from "../page-head.ts";
import { pageTexts } from "./page-texts.server.ts";
import { skillPath } from "./skill-paths.ts";

/** The sections of llms.txt, with patterns for the paths of their pages. The first match counts. */
const sections = [
  ["docs", /^\/(docs|api|api-changelog)$/],
  ["company", /^\/(about|contact|careers|blog\/authors)(\/|$)/],
  ["blog", /^\/blog(\/|$)/],
  ["legal", new RegExp(`^/(terms|${legalPages.join("|")})$`)],
  ["product", /^/],
] as const;

type SectionName = (typeof sections)[number][0];

/** Writes llms.txt (llmstxt.org): a heading, a summary, and sections of links. */
export async function llmsText(locale: Locale, settings: ServerSettings): Promise<string> {
  const { siteUrl } = settings;
  const llms = copyIn(locale, "llms");
  const link = (title: string, path: string, text: string) =>
    isLeftOut(path) ? [] : [`- [${title}](${absoluteUrl(siteUrl, path)}): ${text}`];
  const endpoint = (note: string, path: string) =>
    isOff(path) ? [] : [formatMessage(note, { url: absoluteUrl(siteUrl, path) })];
  const texts = await pageTexts(locale, settings);
  const section = (name: SectionName, ...more: readonly string[]) => {
    const listed = texts.filter(({ path }) => {
      const [match] = sections.find(([, paths]) => paths.test(withoutLocale(path))) ?? [];
      return match === name;
    });
    const links = listed.flatMap(({ title, path, description }) =>
      link(title, markdownPath(path), description),
    );
    const lines = [...links, ...more];
    return lines.length > 0 ? [`## ${llms.sections[name]}`, lines.join("\n")] : [];
  };
  return `${[
    `# ${copyIn(locale, "layout").titleSuffix}`,
    `> ${llms.summary}`,
    [
      ...Object.values(llms.notes),
      ...endpoint(llms.mcp, mcpPath),
      ...endpoint(llms.sandbox, sandboxPath),
    ]
      .map((note) => `- ${note}`)
      .join("\n"),
    ...section(
      "docs",
      ...link(llms.openapi.title, openapiPath(locale), llms.openapi.text),
      ...link(llms.skill.title, skillPath(locale), llms.skill.text),
    ),
    ...section("product"),
    ...section("blog"),
    ...section("company"),
    ...section("legal"),
    `## ${llms.sections.optional}`,
    [
      ...link(llms.full.title, inLocale(locale, "/llms-full.txt"), llms.full.text),
      ...otherLocales(locale).flatMap((other) =>
        link(localeTable[other].label, inLocale(other, "/llms.txt"), llms.other),
      ),
    ].join("\n"),
  ].join("\n\n")}\n`;
}
