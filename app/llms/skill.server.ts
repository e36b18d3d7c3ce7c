import { documents, references } from "virtual:api-reference";
import { authorizationHeader } from "../api-reference/samples.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { apiFormatPath, inLocale, markdownPath, pagePath } from "../i18n/paths.ts";
import { apiFormatNames, mcpPath } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import { blocks, codeBlock, list } from "./blocks.ts";
import { copyBlocks, link } from "./copy-blocks.ts";
import { fieldList } from "./operation-markdown.ts";
import { errorTable, rateLimitTable, sandboxBlocks } from "./pages/api.server.ts";
import { skillName } from "./skill-paths.ts";

/** What an agent reads of the skill before it needs it. */
export function skillDescription(locale: Locale): string {
  return copyIn(locale, "llms").skill.description;
}

/**
 * The skill of using the API, for coding agents (SKILL.md: agentskills.io/specification), made of the OpenAPI document,
 * the figures and what llms.txt says.
 */
export function skillText(locale: Locale, siteUrl: string): string {
  const api = copyIn(locale, "api");
  const { notes, mcp, skill, formats } = copyIn(locale, "llms");
  const { authentication, groups, studyTypes, webhooks } = references[locale];
  const { text, section } = copyBlocks(locale);
  const { info, servers } = documents[locale];
  const { title, version, summary } = info;
  const fields = [
    ["name", skillName(locale)],
    ["description", skillDescription(locale)],
    ["metadata", { version, language: localeTable[locale].tag }],
  ].map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const markdownLink = (page: "api" | "api-changelog", label: string) =>
    link(label, markdownPath(pagePath(locale, page)));
  const body = blocks(
    `---\n${fields.join("\n")}\n---`,
    `# ${title}`,
    summary,
    list([notes.unpublished, notes.clinical]),
    section(
      { heading: api.endpoints.heading },
      list(
        servers.map(({ url, description }) => {
          const address = url.startsWith("/") ? siteUrl + url : url;
          return `\`${address}\` · ${description}`;
        }),
      ),
      ...groups.flatMap(({ operations }) =>
        operations.flatMap(({ method, path, summary, description, parameters, body }) => [
          `### ${summary}`,
          `\`${method} ${path}\` · ${description}`,
          fieldList([...parameters, ...(body?.fields ?? [])], api.examples),
          body?.fields.length === 0 && body.description,
        ]),
      ),
    ),
    section(
      api.studyTypes,
      list(studyTypes.map(({ value, description }) => `\`${value}\` · ${description}`)),
    ),
    section(
      api.authentication,
      authentication.description,
      codeBlock("http", authorizationHeader),
      text(api.authentication.key),
    ),
    section(api.sandbox, sandboxBlocks(locale)),
    section(api.rateLimits, rateLimitTable(locale), api.rateLimits.note),
    section(
      api.webhooks,
      list(
        webhooks.families
          .flatMap(({ events }) => events)
          .map(({ name, description }) => `\`${name}\` · ${description}`),
      ),
      webhooks.signature,
    ),
    section(api.errors, errorTable(locale)),
    section(
      { heading: skill.more },
      list([
        markdownLink("api", api.heading),
        markdownLink("api-changelog", copyIn(locale, "apiChangelog").heading),
        ...apiFormatNames.map((name) => link(formats[name].title, apiFormatPath(locale, name))),
        link("llms.txt", inLocale(locale, "/llms.txt")),
        formatMessage(mcp, { url: absolute(siteUrl, mcpPath) }),
      ]),
    ),
  );
  const pageUrl = absolute(siteUrl, pagePath(locale, "api"));
  return `${interpolate(body, { siteUrl, pageUrl })}\n`;
}
