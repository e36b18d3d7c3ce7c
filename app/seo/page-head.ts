import type { MetaDescriptor } from "react-router";
import { defaultLocale, type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale, markdownPath } from "../i18n/paths.ts";

/** What the root loader knows of every page. */
export interface SiteHead {
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly brand: string;
}

export interface PageHead {
  /** Without the brand, which is added. */
  readonly title: string;
  /** A full sentence: 50–160 characters in English, 25–90 in Chinese. */
  readonly description: string;
  /** Path of the page as it was requested, with its locale's prefix. */
  readonly pathname: string;
  /** Name of the picture for sharing, as in `/social/<locale>/<picture>.png`. */
  readonly picture: string;
  /** Kept out of search results: no canonical, no alternates either. */
  readonly noindex?: boolean;
  /** Whether tools can have the page as Markdown (see routes/markdown.ts). */
  readonly markdown?: boolean;
  /** Links by which readers of feeds find those of the page. */
  readonly feeds?: readonly MetaDescriptor[];
  readonly article?: { readonly published: string; readonly author: string };
  /** schema.org objects without their `@context`. */
  readonly structuredData?: readonly object[];
}

/**
 * Everything in a page's head, built here alone: a route's `meta` replaces its parents'.
 * Absolute URLs start with the configured origin. Alternates are mutual and name the page itself,
 * as Google asks (developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function pageHead(site: SiteHead, page: PageHead): MetaDescriptor[] {
  const title = `${page.title} | ${site.brand}`;
  const url = (locale: Locale) => absolute(site.siteUrl, inLocale(locale, page.pathname));
  const picture = socialPicture(site, page.picture);
  const { openGraph } = localeTable[site.locale];
  return [
    { title },
    { name: "description", content: page.description },
    { name: "robots", content: page.noindex ? "noindex" : "index, follow" },
    ...(page.noindex ? [] : addresses(site.locale, url)),
    ...(page.markdown ? [markdownLink(site.siteUrl, page.pathname)] : []),
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
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: picture },
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

function addresses(own: Locale, url: (locale: Locale) => string): MetaDescriptor[] {
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

function markdownLink(siteUrl: string, pathname: string): MetaDescriptor {
  const href = absolute(siteUrl, markdownPath(pathname));
  return { tagName: "link", rel: "alternate", type: "text/markdown", href };
}

/** Where a picture for sharing stands (see tasks/social-pictures.ts). */
export function socialPicture(
  { siteUrl, locale }: Pick<SiteHead, "siteUrl" | "locale">,
  name: string,
): string {
  return `${siteUrl}/social/${locale}/${name}.png`;
}

/** An absolute URL as crawlers compare it: the origin alone ends in a slash (RFC 3986, section 6.2.3). */
export function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}
