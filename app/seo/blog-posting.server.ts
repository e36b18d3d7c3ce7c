import { localeTable } from "../i18n/locales.ts";
import { organization } from "./organization.server.ts";
import { absolute, ogImageUrl, type SiteHead } from "./page-head.ts";

interface BlogPosting {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** The author's page. */
  readonly authorPath: string;
  readonly date: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Name of the Open Graph image. */
  readonly ogImage: string;
}

/** Structured data of a post (developers.google.com/search/docs/appearance/structured-data/article). */
export function blogPosting(site: SiteHead, post: BlogPosting) {
  const { "@type": type, "@id": id, name, url, logo } = organization(site);
  return {
    "@type": "BlogPosting",
    mainEntityOfPage: post.url,
    url: post.url,
    headline: post.title,
    description: post.excerpt,
    image: [ogImageUrl(site, post.ogImage)],
    datePublished: startOfDay(post.date),
    // Posts have one date.
    dateModified: startOfDay(post.date),
    inLanguage: localeTable[site.locale].tag,
    articleSection: post.category,
    keywords: post.tags,
    author: {
      "@type": "Person",
      name: post.author,
      url: absolute(site.siteUrl, post.authorPath),
    },
    publisher: { "@type": type, "@id": id, name, url, logo },
  };
}

/** The start of a day in UTC (RFC 3339), for feeds and structured data, which need a time. */
function startOfDay(date: string): string {
  return `${date}T00:00:00Z`;
}
