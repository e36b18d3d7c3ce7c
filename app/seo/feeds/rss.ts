import type { Feed, FeedEntry } from "./feed.ts";
import { escapeXml as x, xmlHead } from "./xml.ts";

/** The media type (rssboard.org/rss-mime-type-application). */
export const rssType = "application/rss+xml";

/** The response with a feed: browsers, which accept HTML, render the stylesheet of XML but not of feeds. */
export function rssResponse(feed: Feed, request: Request): Response {
  const browser = request.headers.get("Accept")?.includes("text/html");
  const type = browser ? "application/xml" : rssType;
  return new Response(rss(feed), {
    headers: { "Content-Type": `${type}; charset=utf-8`, Vary: "Accept" },
  });
}

/** Writes an RSS 2.0 feed with full content (rssboard.org/rss-specification, rssboard.org/rss-profile). */
export function rss(feed: Feed): string {
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${x(feed.title)}</title>
<link>${x(feed.homeUrl)}</link>
<description>${x(feed.description)}</description>
<language>${feed.language}</language>
<lastBuildDate>${rfc822(feed.updated)}</lastBuildDate>
<atom:link href="${x(feed.selfUrl)}" rel="self" type="application/rss+xml"/>
<image><url>${x(feed.iconUrl)}</url><title>${x(feed.title)}</title><link>${x(feed.homeUrl)}</link><width>144</width><height>144</height></image>
${feed.entries.map(item).join("\n")}
</channel>
</rss>
`;
}

function item({ url, title, summary, html, author, date, topics }: FeedEntry): string {
  return `<item>
<title>${x(title)}</title>
<link>${x(url)}</link>
<guid>${x(url)}</guid>
<pubDate>${rfc822(date)}</pubDate>
<dc:creator>${x(author)}</dc:creator>
${topics.map((topic) => `<category>${x(topic)}</category>`).join("")}
<description>${x(summary)}</description>
<content:encoded>${x(html)}</content:encoded>
</item>`;
}

/** Formats a date by RFC 822, section 5, with a four-digit year: "Thu, 12 Mar 2026 00:00:00 GMT". */
function rfc822(date: string): string {
  return new Date(date).toUTCString();
}
