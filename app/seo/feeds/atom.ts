import { startOfDay } from "../start-of-day.ts";
import type { Feed, FeedEntry } from "./feed.ts";
import { escapeXml as x, xmlHead } from "./xml.ts";

/** Writes an Atom feed with full content (RFC 4287). */
export function atom(feed: Feed): string {
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<title>${x(feed.title)}</title>
<subtitle>${x(feed.description)}</subtitle>
<id>${x(feed.homeUrl)}</id>
<link rel="alternate" type="text/html" href="${x(feed.homeUrl)}"/>
<link rel="self" type="application/atom+xml" href="${x(feed.selfUrl)}"/>
<icon>${x(feed.iconUrl)}</icon>
<updated>${startOfDay(feed.updated)}</updated>
${feed.entries.map(entry).join("\n")}
</feed>
`;
}

function entry({ url, title, summary, html, author, date, topics }: FeedEntry): string {
  return `<entry>
<title>${x(title)}</title>
<id>${x(url)}</id>
<link rel="alternate" type="text/html" href="${x(url)}"/>
<published>${startOfDay(date)}</published>
<updated>${startOfDay(date)}</updated>
<author><name>${x(author)}</name></author>
${topics.map((topic) => `<category term="${x(topic)}"/>`).join("")}
<summary>${x(summary)}</summary>
<content type="html">${x(html)}</content>
</entry>`;
}
