import type { Post } from "../../content/posts.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { dateInWords } from "../../i18n/date-in-words.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemPath } from "../../i18n/paths.ts";
import { fillSlots } from "../../i18n/slots.ts";
import { site } from "../../site.ts";
import type { PostSummary } from "../../ui/post-card.tsx";

/** What a card shows of a post, in words; never its text. */
export function summarize(locale: Locale, post: Post, copy: CopyOf<"blog">): PostSummary {
  return {
    path: itemPath(locale, "post", post.slug),
    title: post.title,
    excerpt: post.excerpt,
    category: copy.categories[post.category].name,
    author: site.team[post.author].name[locale],
    date: post.date,
    dateInWords: dateInWords(post.date, locale),
    readingTime: fillSlots(copy.minutes, { minutes: post.minutes }),
    cover: { kind: post.image.kind, hour: post.image.hour },
  };
}
