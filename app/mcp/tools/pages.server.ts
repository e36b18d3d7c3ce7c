import * as v from "valibot";
import { formatList } from "../../i18n/format-list.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { inLocale, localeOf, pathOfMarkdown, withoutLocale } from "../../i18n/paths.ts";
import { findMarkdown } from "../../llms/find-markdown.server.ts";
import { siteSections } from "../../search/search.server.ts";
import { absolute } from "../../seo/page-head.ts";
import { sitemapPages } from "../../seo/sitemap-pages.server.ts";
import { site } from "../../site.ts";
import { defineTool, locale } from "../tool.ts";

export const listPagesTool = defineTool({
  name: "list_pages",
  title: "List the site’s pages",
  description:
    "Lists the pages of the site with their titles and URLs. get_page reads each of them.",
  input: v.strictObject({ locale }),
  output: v.object({
    pages: v.array(
      v.object({
        path: v.string(),
        title: v.string(),
        url: v.string(),
      }),
    ),
  }),
  run({ locale }, { siteUrl }) {
    const sections = siteSections(locale);
    const listed = sitemapPages(new Date()).map(({ path }) => {
      const own = inLocale(locale, path);
      return {
        path: own,
        // The home page is no section: it is called like the site.
        title: sections.find(({ path }) => path === own)?.heading ?? site.name[locale],
        url: absolute(siteUrl, own),
      };
    });
    const text = listed.map(({ title, url }) => `- [${title}](${url})`).join("\n");
    return { text, data: { pages: listed } };
  },
});

export const getPageTool = defineTool({
  name: "get_page",
  title: "Read a page",
  description:
    "Returns a page as Markdown. Takes its path (/docs, /zh/docs, /blog/…), its URL or its name (docs). list_pages lists them.",
  input: v.strictObject({
    page: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
    locale: v.pipe(
      v.optional(v.picklist(locales)),
      v.description(
        `Language: ${formatList(locales, defaultLocale, "disjunction")}; the path’s if it is left out.`,
      ),
    ),
  }),
  output: v.object({
    locale: v.picklist(locales),
    title: v.string(),
    url: v.string(),
    markdown: v.string(),
  }),
  run({ page, locale }, settings) {
    const { siteUrl } = settings;
    const path = pathOf(page, siteUrl);
    const own: Locale = locale ?? localeOf(path);
    const found = findMarkdown(own, withoutLocale(path), siteUrl);
    if (!found) return { problem: "No such page in Markdown. list_pages lists the pages." };
    return { text: found.markdown, data: { locale: own, ...found } };
  },
});

/** The path that a path, a URL of the site or a page's name stands for. */
function pathOf(page: string, siteUrl: string): string {
  const path = page.startsWith(`${siteUrl}/`) ? page.slice(siteUrl.length) : page;
  return pathOfMarkdown(`/${path.replace(/^\/+/, "").replace(/[?#].*$/s, "")}`);
}
