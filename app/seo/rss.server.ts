import type { MetaDescriptor } from "react-router";
import { escapeHtml } from "../content/markdown/escape-html.ts";
import { allPosts, type Post } from "../content/posts.server.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { interpolate } from "../i18n/format-message.ts";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { feedPath, itemPath, pagePath } from "../i18n/paths.ts";
import { site, team } from "../site/site.ts";
import { absoluteUrl, type SiteHead } from "./page-head.ts";

/** The media type (rssboard.org/rss-mime-type-application). */
const rssType = "application/rss+xml";

/**
 * The feed of the blog in one language: every post with its full content, newest first (RSS 2.0:
 * rssboard.org/rss-specification, rssboard.org/rss-profile). Its dates have the format of RFC 822, as UTC strings do.
 */
export function blogFeed(
  locale: Locale,
  siteUrl: string,
  posts: readonly Post[] = allPosts(locale),
): string {
  const copy = copyIn(locale, "blog");
  const address = (path: string) => escapeXml(absoluteUrl(siteUrl, path));
  const home = address(pagePath(locale, "blog"));
  const title = escapeXml(copy.feed.title);
  const items = posts.map((post) => {
    const url = absoluteUrl(siteUrl, itemPath(locale, "post", post.slug));
    const topics = [copy.categories[post.category].name, ...post.tags];
    return `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(url)}</link>
<guid>${escapeXml(url)}</guid>
<pubDate>${new Date(post.date).toUTCString()}</pubDate>
<dc:creator>${escapeXml(team[post.author].name[locale])}</dc:creator>
${topics.map((topic) => `<category>${escapeXml(topic)}</category>`).join("")}
<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${escapeXml(interpolate(post.document.feedHtml, { siteUrl, pageUrl: url }))}</content:encoded>
</item>`;
  });
  // The stylesheet makes it readable in a browser. The image has 144 pixels, the largest width that RSS allows.
  return `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${home}</link>
<description>${escapeXml(copy.feed.text)}</description>
<language>${localeTable[locale].tag}</language>
<lastBuildDate>${new Date(posts[0]?.date ?? 0).toUTCString()}</lastBuildDate>
<atom:link href="${address(feedPath(locale))}" rel="self" type="${rssType}"/>
<image><url>${address("/icon-144.png")}</url><title>${title}</title><link>${home}</link><width>144</width><height>144</height></image>
${items.join("\n")}
</channel>
</rss>
`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for elements and attributes, without the characters that XML 1.0 forbids (section 2.2). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ""));
}

/**
 * Links for the autodiscovery of feeds (rssboard.org/rss-autodiscovery). Those in the page's language come first,
 * because some feed readers take the first one. With `hreflang`, they would be alternates of the page.
 */
export function feedLinks({ locale: current, siteUrl }: SiteHead): MetaDescriptor[] {
  return locales
    .toSorted((a, b) => Number(b === current) - Number(a === current))
    .map((locale) => ({
      tagName: "link",
      rel: "alternate",
      type: rssType,
      title: `${site.name[locale]} · ${localeTable[locale].label} · RSS`,
      href: absoluteUrl(siteUrl, feedPath(locale)),
    }));
}
