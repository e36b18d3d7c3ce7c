import { guide } from "../content/docs.server.ts";
import { type LegalName, legalDocument, legalNames } from "../content/legal.server.ts";
import { allPosts, authors } from "../content/posts.server.ts";
import { alternates, defaultLocale, locales } from "../i18n/locales.ts";
import { inLocale, itemPath } from "../i18n/paths.ts";
import { pages } from "../pages.ts";
import { closingTime, openJobs } from "../site/jobs.ts";
import { absoluteUrl } from "./page-head.ts";

/** A page in all its languages. */
export interface SitemapPage {
  /** Without a locale's prefix. */
  readonly path: string;
  /** ISO 8601 date of the last change of its content, if that is known. */
  readonly changed?: string | undefined;
  /** The first and the last moment at which the page exists, as ISO 8601 dates and times. */
  readonly from?: string;
  readonly until?: string;
}

/** The pages that search engines may list at a given time. */
export function sitemapPages(now: Date): SitemapPage[] {
  const posts = allPosts(defaultLocale, now);
  const jobs = openJobs(now);
  const legalDate = (name: LegalName) => legalDocument(defaultLocale, name).updated.date;
  // Pages whose content has no date, only copy, have no `lastmod`.
  const changed: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(legalNames.map((name) => [name, legalDate(name)] as const)),
    docs: guide(defaultLocale).updated.date,
    blog: latest(posts.map(({ date }) => date)),
    careers: latest(jobs.map(({ posted }) => posted)),
    terms: latest([legalDate("terms"), legalDate("privacy"), legalDate("compliance")]),
  };
  return [
    ...Object.entries(pages).map(([page, path]) => ({
      path: `/${path}`,
      changed: changed[page],
    })),
    ...posts.map(({ slug, date }) => ({
      path: itemPath(defaultLocale, "post", slug),
      changed: date,
      from: date,
    })),
    ...authors(defaultLocale, now).map(({ id, posts }) => ({
      path: itemPath(defaultLocale, "author", id),
      changed: latest(posts.map(({ date }) => date)),
    })),
    ...jobs.map((job) => ({
      path: itemPath(defaultLocale, "job", job.slug),
      changed: job.posted,
      until: closingTime(job),
    })),
  ];
}

/** The last of several ISO 8601 dates. */
function latest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1);
}

/**
 * Writes the sitemap, with the alternates of every page
 * (sitemaps.org/protocol.html, developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const links = alternates
      .map(([hrefLang, locale]) => {
        const href = absoluteUrl(siteUrl, inLocale(locale, path));
        return `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`;
      })
      .join("");
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return locales.map(
      (locale) =>
        `<url><loc>${absoluteUrl(siteUrl, inLocale(locale, path))}</loc>${lastmod}${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
