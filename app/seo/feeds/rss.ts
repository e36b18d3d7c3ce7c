import { escapeHtml } from "../../content/markdown/escape-html.ts";

/** A feed. All URLs are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The blog's page. */
  readonly homeUrl: string;
  readonly selfUrl: string;
  /** A square image of 144 pixels, the largest width of RSS. */
  readonly iconUrl: string;
  /** ISO 8601 date of the newest entry. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

interface FeedEntry {
  /** The URL of the post, which is also the ID of the entry. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The full content. */
  readonly html: string;
  readonly author: string;
  /** ISO 8601 date of publication. */
  readonly date: string;
  /** The category and the tags. */
  readonly topics: readonly string[];
}

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
  // The stylesheet makes it readable in a browser.
  return `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.homeUrl)}</link>
<description>${escapeXml(feed.description)}</description>
<language>${feed.language}</language>
<lastBuildDate>${rfc822(feed.updated)}</lastBuildDate>
<atom:link href="${escapeXml(feed.selfUrl)}" rel="self" type="application/rss+xml"/>
<image><url>${escapeXml(feed.iconUrl)}</url><title>${escapeXml(feed.title)}</title><link>${escapeXml(feed.homeUrl)}</link><width>144</width><height>144</height></image>
${feed.entries.map(item).join("\n")}
</channel>
</rss>
`;
}

function item({ url, title, summary, html, author, date, topics }: FeedEntry): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<guid>${escapeXml(url)}</guid>
<pubDate>${rfc822(date)}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
${topics.map((topic) => `<category>${escapeXml(topic)}</category>`).join("")}
<description>${escapeXml(summary)}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`;
}

/** Formats a date by RFC 822, section 5, with a four-digit year: "Thu, 12 Mar 2026 00:00:00 GMT". */
function rfc822(date: string): string {
  return new Date(date).toUTCString();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for elements and attributes, without the characters that XML 1.0 forbids (section 2.2). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ""));
}
