import { startOfDay } from "../start-of-day.ts";
import type { Feed } from "./feed.ts";

/** Writes a JSON Feed 1.1 with full content (jsonfeed.org/version/1.1). */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: feed.selfUrl,
    icon: feed.iconUrl,
    language: feed.language,
    items: feed.entries.map(({ url, title, summary, html, imageUrl, author, date, topics }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image: imageUrl,
      date_published: startOfDay(date),
      authors: [{ name: author }],
      tags: topics,
    })),
  });
}
