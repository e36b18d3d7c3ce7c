import type { MetaDescriptor } from "react-router";
import { defaultLocale, type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale, markdownPath } from "../i18n/paths.ts";
import type { PageMeta } from "./page-meta.ts";

/** What the heads of all pages need; the root loader returns it. */
export interface SiteHead {
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly brand: string;
}

export interface PageHead {
  /** Without the brand, which `pageHead` adds. */
  readonly title: string;
  /** A full sentence: 50–160 characters in English, 25–90 in Chinese. */
  readonly description: string;
  /** Path of the page as it was requested, with its locale's prefix. */
  readonly pathname: string;
  /** Name of the Open Graph image, as in `/social/<locale>/<name>.png`. */
  readonly ogImage: string;
  /** Keeps the page out of search results; it then has no canonical link and no alternates. */
  readonly noindex?: boolean;
  /** Links for the autodiscovery of feeds. */
  readonly feeds?: readonly MetaDescriptor[];
  readonly article?: { readonly published: string; readonly author: string };
  /** schema.org objects without their `@context`. */
  readonly structuredData?: readonly object[];
}

/**
 * Builds the whole head of a page, since a route's `meta` replaces that of its parents. Absolute URLs start with
 * the configured origin. Alternates are mutual and include the page itself, as Google requires
 * (developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function pageHead(site: SiteHead, page: PageHead): MetaDescriptor[] {
  const title = `${page.title} | ${site.brand}`;
  const url = (locale: Locale) => absolute(site.siteUrl, inLocale(locale, page.pathname));
  const ogImage = ogImageUrl(site, page.ogImage);
  const { openGraph } = localeTable[site.locale];
  return [
    { title },
    { name: "description", content: page.description },
    { name: "robots", content: page.noindex ? "noindex" : "index, follow" },
    ...(page.noindex ? [] : canonicalLinks(site.locale, url)),
    ...(hasMarkdownLink(page) ? [markdownLink(site.siteUrl, page.pathname)] : []),
    ...(page.feeds ?? []),
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:locale", content: openGraph },
    ...locales
      .filter((locale) => locale !== site.locale)
      .map((locale) => ({
        property: "og:locale:alternate",
        content: localeTable[locale].openGraph,
      })),
    { property: "og:image", content: ogImage },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: ogImage },
    { name: "twitter:image:alt", content: title },
    ...(page.article
      ? [
          { property: "article:published_time", content: page.article.published },
          { property: "article:author", content: page.article.author },
        ]
      : []),
    ...(page.structuredData ?? []).map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

function canonicalLinks(own: Locale, url: (locale: Locale) => string): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    { tagName: "link", rel: "canonical", href: url(own) },
    { property: "og:url", content: url(own) },
    ...locales.map((locale) => alternate(localeTable[locale].hrefLang, url(locale))),
    alternate("x-default", url(defaultLocale)),
  ];
}

/** Every page of the sitemap has a Markdown version; the further pages of a list are in that of the first. */
function hasMarkdownLink({ noindex, pathname }: PageHead): boolean {
  return !noindex && !pathname.includes("?");
}

function markdownLink(siteUrl: string, pathname: string): MetaDescriptor {
  const href = absolute(siteUrl, markdownPath(pathname));
  return { tagName: "link", rel: "alternate", type: "text/markdown", href };
}

/** The URL of an Open Graph image (drawn by build/og-images.ts). */
export function ogImageUrl(
  { siteUrl, locale }: Pick<SiteHead, "siteUrl" | "locale">,
  name: string,
): string {
  return `${siteUrl}/social/${locale}/${name}.png`;
}

/** An absolute, normalized URL: the origin alone ends in a slash (RFC 3986, section 6.2.3). */
export function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

interface NotFoundCopy {
  readonly meta: Pick<PageHead, "title" | "description">;
}

/** The head of the not-found page, for every route that can answer 404. */
export function notFoundHead({ meta }: NotFoundCopy): PageMeta {
  return { ...meta, ogImage: "home", noindex: true };
}
