import { guide } from "../content/docs.server.ts";
import { legalDocument } from "../content/legal.server.ts";
import { allPosts } from "../content/posts.server.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { inLocale, itemPath, markdownPath, pagePath } from "../i18n/paths.ts";
import type { MarkdownPageName } from "../pages.ts";
import { mcpPath, sandboxPath } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import { blocks, list } from "./blocks.ts";

/** Writes llms.txt (llmstxt.org): a heading, a summary, and sections of links. */
export function llmsText(locale: Locale, siteUrl: string): string {
  const chrome = copyIn(locale, "chrome");
  const llms = copyIn(locale, "llms");
  const api = copyIn(locale, "api");
  const blog = copyIn(locale, "blog");
  const terms = copyIn(locale, "terms");
  const features = copyIn(locale, "features");
  const pricing = copyIn(locale, "pricing");
  const { sections } = llms;
  const link = (title: string, path: string, text: string) =>
    `[${title}](${absolute(siteUrl, path)}): ${text}`;
  const page = (name: MarkdownPageName, { title, text }: { title: string; text: string }) =>
    link(title, markdownPath(pagePath(locale, name)), text);
  const legalPage = (name: "privacy" | "api-terms" | "security" | "license" | "accessibility") => {
    const { title, description } = legalDocument(locale, name);
    return page(name, { title, text: description });
  };
  const { title, description } = guide(locale);
  const text = blocks(
    `# ${chrome.titleSuffix}`,
    `> ${llms.summary}`,
    list([
      ...Object.values(llms.notes),
      formatMessage(llms.mcp, { url: absolute(siteUrl, mcpPath) }),
      formatMessage(llms.sandbox, { url: absolute(siteUrl, sandboxPath) }),
    ]),

    `## ${sections.docs}`,
    list([
      page("docs", { title, text: description }),
      page("api", { title: api.heading, text: api.meta.description }),
      link(llms.openapi.title, inLocale(locale, "/openapi.json"), llms.openapi.text),
    ]),

    `## ${sections.legal}`,
    list([
      page("terms", {
        title: plainText(terms.hero.heading),
        text: terms.meta.description,
      }),
      legalPage("privacy"),
      legalPage("api-terms"),
      legalPage("security"),
      legalPage("license"),
      legalPage("accessibility"),
    ]),

    `## ${sections.blog}`,
    list([
      page("blog", { title: blog.heading, text: blog.meta.description }),
      ...allPosts(locale).map(({ slug, title, excerpt }) =>
        link(title, markdownPath(itemPath(locale, "post", slug)), excerpt),
      ),
    ]),

    `## ${sections.optional}`,
    list([
      link(features.meta.title, pagePath(locale, "features"), features.meta.description),
      link(pricing.meta.title, pagePath(locale, "pricing"), pricing.meta.description),
      ...locales
        .filter((other) => other !== locale)
        .map((other) => link(localeTable[other].label, inLocale(other, "/llms.txt"), llms.other)),
    ]),
  );
  return `${text}\n`;
}
