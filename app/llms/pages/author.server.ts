import { findAuthor } from "../../content/authors.server.ts";
import { memberView } from "../../content/people.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatCount } from "../../i18n/format-count.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { list } from "../blocks.ts";
import { copyBlocks } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";
import { postLine } from "../post-line.server.ts";

/** An author with all posts as Markdown; undefined if there is none. */
export function authorPage(locale: Locale, slug: string): MarkdownPage | undefined {
  const author = findAuthor(locale, slug);
  if (!author) return undefined;
  const { id, posts } = author;
  const { name, role, about } = memberView(id, locale);
  const copy = copyIn(locale, "author");
  const heading = formatCount(copy.posts, posts.length, locale);
  return {
    title: formatMessage(copy.meta.title, { name }),
    summary: about ?? role,
    notes: [role],
    body: copyBlocks(locale).section(
      { heading },
      list(posts.map((post) => postLine(locale, post))),
    ),
  };
}
