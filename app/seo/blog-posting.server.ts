import { localeTable } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { organization } from "./organization.server.ts";
import { absolute, type SiteHead, socialPicture } from "./page-head.ts";
import { startOfDay } from "./start-of-day.ts";

interface BlogPosting {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Name of the picture for sharing. */
  readonly picture: string;
}

/** developers.google.com/search/docs/appearance/structured-data/article */
export function blogPosting(site: SiteHead, post: BlogPosting) {
  const { "@type": type, "@id": id, name, url, logo } = organization(site);
  return {
    "@type": "BlogPosting",
    mainEntityOfPage: post.url,
    url: post.url,
    headline: post.title,
    description: post.excerpt,
    image: [socialPicture(site, post.picture)],
    datePublished: startOfDay(post.date),
    // Posts are dated once: no later change is claimed.
    dateModified: startOfDay(post.date),
    inLanguage: localeTable[site.locale].tag,
    articleSection: post.category,
    keywords: post.tags,
    author: {
      "@type": "Person",
      name: post.author,
      url: absolute(site.siteUrl, pagePath(site.locale, "about")),
    },
    publisher: { "@type": type, "@id": id, name, url, logo },
  };
}
