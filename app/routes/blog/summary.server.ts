import type { Post } from "../../content/posts.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemPath } from "../../i18n/paths.ts";
import { team } from "../../site/site.ts";
import type { PostSummary } from "../../ui/post-card.tsx";

/** The data of a post's card, formatted for a locale. */
export function summarize(locale: Locale, post: Post, copy: CopyOf<"blog">): PostSummary {
  return {
    path: itemPath(locale, "post", post.slug),
    title: post.title,
    excerpt: post.excerpt,
    category: copy.categories[post.category].name,
    author: team[post.author].name[locale],
    date: post.date,
    dateLabel: formatDate(post.date, locale),
    readingTime: formatMessage(copy.minutes, { minutes: post.document.minutes }),
    cover: { slug: post.slug, kind: post.image.kind, hour: post.image.hour },
  };
}
