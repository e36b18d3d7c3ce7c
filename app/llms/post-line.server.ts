import type { Post } from "../content/posts.server.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { itemPath, markdownPath } from "../i18n/paths.ts";
import { team } from "../site.ts";
import { link } from "./copy-blocks.ts";

/** A post in a list, with a link to its Markdown version. */
export function postLine(
  locale: Locale,
  { slug, title, date, author, category, excerpt }: Post,
): string {
  return [
    link(title, markdownPath(itemPath(locale, "post", slug))),
    formatDate(date, locale),
    copyIn(locale, "blog").categories[category].name,
    team[author].name[locale],
    excerpt,
  ].join(" · ");
}
