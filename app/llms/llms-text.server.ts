import { authors } from "../content/authors.server.ts";
import { openJobs } from "../content/jobs.ts";
import { allPosts } from "../content/posts.server.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import {
  apiFormatPath,
  inLocale,
  itemPath,
  markdownPath,
  pagePath,
  withoutLocale,
} from "../i18n/paths.ts";
import { type ItemPage, mcpPath, type Page, pageNames, sandboxPath } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import { blocks, list } from "./blocks.ts";
import { findPage } from "./find-markdown.server.ts";
import { skillPath } from "./skill-paths.ts";

const ownSections = {
  docs: ["docs", "api", "api-changelog"],
  blog: ["blog"],
  company: ["about", "contact", "careers"],
  legal: ["terms", "privacy", "api-terms", "security", "license", "accessibility"],
} as const satisfies Record<string, readonly Page[]>;

const placed: readonly string[] = Object.values(ownSections).flat();

/** The pages of each section; those that none names are about the product. */
const sectionPages: Readonly<Record<keyof typeof ownSections | "product", readonly Page[]>> = {
  ...ownSections,
  product: pageNames.filter((page) => !placed.includes(page)),
};

/** Writes llms.txt (llmstxt.org): a heading, a summary, and sections of links. */
export function llmsText(locale: Locale, siteUrl: string): string {
  const llms = copyIn(locale, "llms");
  const link = (title: string, path: string, text: string) =>
    `[${title}](${absolute(siteUrl, path)}): ${text}`;
  const pageLink = (path: string) => {
    const page = findPage(locale, withoutLocale(path));
    return page ? [link(page.title, markdownPath(path), plainText(page.summary))] : [];
  };
  const section = (name: keyof typeof sectionPages, ...more: readonly string[]) =>
    blocks(
      `## ${llms.sections[name]}`,
      list([...sectionPages[name].flatMap((page) => pageLink(pagePath(locale, page))), ...more]),
    );
  const items = (page: ItemPage, slugs: readonly string[]) =>
    slugs.flatMap((slug) => pageLink(itemPath(locale, page, slug)));
  const text = blocks(
    `# ${copyIn(locale, "chrome").titleSuffix}`,
    `> ${llms.summary}`,
    list([
      ...Object.values(llms.notes),
      formatMessage(llms.mcp, { url: absolute(siteUrl, mcpPath) }),
      formatMessage(llms.sandbox, { url: absolute(siteUrl, sandboxPath) }),
    ]),
    section(
      "docs",
      // Collections, for people, are in the API's Markdown: nine of ten links should be Markdown (afdocs).
      ...(["openapi", "arazzo"] as const).map((name) => {
        const { title, text } = llms.formats[name];
        return link(title, apiFormatPath(locale, name), text);
      }),
      link(llms.skill.title, skillPath(locale), llms.skill.text),
    ),
    section("product"),
    section(
      "blog",
      ...items(
        "post",
        allPosts(locale).map(({ slug }) => slug),
      ),
    ),
    section(
      "company",
      ...items(
        "job",
        openJobs(new Date()).map(({ slug }) => slug),
      ),
      ...items(
        "author",
        authors(locale).map(({ id }) => id),
      ),
    ),
    section("legal"),
    `## ${llms.sections.optional}`,
    list([
      link(llms.full.title, inLocale(locale, "/llms-full.txt"), llms.full.text),
      ...locales
        .filter((other) => other !== locale)
        .map((other) => link(localeTable[other].label, inLocale(other, "/llms.txt"), llms.other)),
    ]),
  );
  return `${text}\n`;
}
