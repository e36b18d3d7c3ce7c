import type { MetaDescriptor } from "react-router";
import { alternates, type Locale, localeTable, otherLocales } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { inLocale, markdownPath, pagePath } from "../i18n/paths.ts";

/** What the heads of all pages need; the root loader returns it. */
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
  /** Path of the page with its locale's prefix; by default, that of the request. */
  readonly pathname?: string;
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
 * Builds the whole head of a page, because a route's `meta` replaces that of its parents. Absolute URLs start with
 * the configured origin. Alternates are mutual and include the page itself, as Google requires
 * (developers.google.com/search/docs/specialty/international/localized-versions).
 */
function pageHead(site: SiteHead, page: PageHead & { pathname: string }): MetaDescriptor[] {
  const title = `${page.title} | ${site.brand}`;
  return [
    { title },
    { name: "description", content: page.description },
    { name: "robots", content: page.noindex ? "noindex" : "index, follow" },
    ...(page.noindex ? [] : pageLinks(site, page.pathname)),
    ...(page.feeds ?? []),
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:locale", content: localeTable[site.locale].openGraph },
    ...otherLocales(site.locale).map((locale) => ({
      property: "og:locale:alternate",
      content: localeTable[locale].openGraph,
    })),
    { property: "og:image", content: ogImageUrl(site, page.ogImage) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    // X takes the title, the description and the image of Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
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

function pageLinks({ siteUrl, locale: current }: SiteHead, pathname: string): MetaDescriptor[] {
  const urlIn = (locale: Locale) => absoluteUrl(siteUrl, inLocale(locale, pathname));
  const alternate = { tagName: "link", rel: "alternate" };
  const markdown = { type: "text/markdown", href: absoluteUrl(siteUrl, markdownPath(pathname)) };
  return [
    { tagName: "link", rel: "canonical", href: urlIn(current) },
    { property: "og:url", content: urlIn(current) },
    ...alternates.map(([hrefLang, locale]) => ({ ...alternate, hrefLang, href: urlIn(locale) })),
    // Every page of the sitemap has a Markdown version. Further pages of a list have none of their own.
    ...(pathname.includes("?") ? [] : [{ ...alternate, ...markdown }]),
  ];
}

/** The URL of an Open Graph image (drawn by build/og-image.ts). */
export function ogImageUrl(
  { siteUrl, locale }: Pick<SiteHead, "siteUrl" | "locale">,
  name: string,
): string {
  return `${siteUrl}/social/${locale}/${name}.png`;
}

/** An absolute, normalized URL: an origin without a path gets a slash (RFC 3986, section 6.2.3). */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

/** The part of `Route.MetaArgs` that a head needs. */
interface MetaArgs {
  readonly loaderData: unknown;
  readonly location: { readonly pathname: string };
  /** The first is the root, whose loader returns the `SiteHead`. */
  readonly matches: readonly [{ readonly loaderData: SiteHead | undefined }, ...unknown[]];
}

interface PageData<Args extends MetaArgs> {
  readonly loaderData: NonNullable<Args["loaderData"]>;
  readonly site: NonNullable<Args["matches"][0]["loaderData"]>;
  readonly pathname: string;
}

/**
 * Creates a route's `meta` from a description of the page. It is empty if the loader of the page or of the root failed.
 * @example export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({ ...loaderData.copy.meta, ogImage: "home" }));
 */
export function pageMeta<Args extends MetaArgs>(
  describe: (page: PageData<Args>) => PageHead,
): (args: Args) => MetaDescriptor[] {
  return ({ loaderData, matches: [{ loaderData: site }], location: { pathname } }) =>
    loaderData && site
      ? pageHead(site, { pathname, ...describe({ loaderData, site, pathname }) })
      : [];
}

/** The head of the not-found page, for every route that can answer 404. */
export function notFoundHead(copy: {
  readonly meta: Pick<PageHead, "title" | "description">;
}): PageHead {
  return { ...copy.meta, ogImage: "home", noindex: true };
}

export interface Crumb {
  readonly name: string;
  /** With the locale's prefix. */
  readonly path: string;
}

/**
 * The breadcrumb trail from the home page to a page (developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbs({ siteUrl, brand, locale }: SiteHead, ...trail: readonly Crumb[]) {
  const home = { name: brand, path: pagePath(locale, "home") };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}

/** Structured data of a page's questions and answers (schema.org/FAQPage). */
export function faqPage(items: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}
