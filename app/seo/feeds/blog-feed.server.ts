import { allPosts } from "../../content/posts.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { interpolate } from "../../i18n/format-message.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { feedPath, itemPath, pagePath } from "../../i18n/paths.ts";
import { team } from "../../site/site.ts";
import { absolute } from "../page-head.ts";
import type { Feed } from "./rss.ts";

interface BlogFeedOptions {
  locale: Locale;
  siteUrl: string;
  copy: Pick<CopyOf<"blog">, "feed" | "categories">;
}

/** The feed of the blog in one language: every post, newest first. */
export function blogFeed({ locale, siteUrl, copy }: BlogFeedOptions): Feed {
  const posts = allPosts(locale);
  return {
    title: copy.feed.title,
    description: copy.feed.text,
    language: localeTable[locale].tag,
    homeUrl: absolute(siteUrl, pagePath(locale, "blog")),
    selfUrl: absolute(siteUrl, feedPath(locale, "blog")),
    iconUrl: absolute(siteUrl, "/icon-144.png"),
    updated: posts[0]?.date ?? "1970-01-01",
    entries: posts.map(({ slug, title, excerpt, document, author, date, category, tags }) => {
      const url = absolute(siteUrl, itemPath(locale, "post", slug));
      return {
        url,
        title,
        summary: excerpt,
        html: interpolate(document.feedHtml, { siteUrl, pageUrl: url }),
        author: team[author].name[locale],
        date,
        topics: [copy.categories[category].name, ...tags],
      };
    }),
  };
}
