import { locales, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { absolute } from "./page-head.ts";

/** A page in all its languages. */
export interface SitemapPage {
  /** Without a locale's prefix. */
  readonly path: string;
  /** ISO 8601 date of the last change of its content, if that has a date. */
  readonly changed?: string | undefined;
}

/**
 * Writes the sitemap, with the alternates of every page
 * (sitemaps.org/protocol.html, developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const alternates = locales
      .map((locale) => {
        const href = absolute(siteUrl, inLocale(locale, path));
        return `<xhtml:link rel="alternate" hreflang="${localeTable[locale].hrefLang}" href="${href}"/>`;
      })
      .concat(
        `<xhtml:link rel="alternate" hreflang="x-default" href="${absolute(siteUrl, path)}"/>`,
      )
      .join("");
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return locales.map(
      (locale) =>
        `<url><loc>${absolute(siteUrl, inLocale(locale, path))}</loc>${lastmod}${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
