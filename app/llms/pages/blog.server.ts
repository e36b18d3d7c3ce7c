import { allPosts, countCategories, findPost } from "../../content/posts.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatCount } from "../../i18n/format-count.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { feedPath, pagePath } from "../../i18n/paths.ts";
import { team } from "../../site.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks, link } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";
import { postLine } from "../post-line.server.ts";

export function blogPage(locale: Locale): MarkdownPage {
  const copy = copyIn(locale, "blog");
  const posts = allPosts(locale);
  const newsletter = copyIn(locale, "newsletter");
  const { section } = copyBlocks(locale);
  const formLink = link(newsletter.subscribe, `${pagePath(locale, "blog")}#newsletter`);
  const feedLink = link("RSS", feedPath(locale, "blog"));
  return {
    title: copy.heading,
    summary: copy.lede,
    body: blocks(
      section(
        { heading: copy.posts },
        posts.length > 0 ? list(posts.map((post) => postLine(locale, post))) : copy.none.heading,
      ),
      section(
        { heading: copy.tabs.categories },
        list(
          countCategories(locale).map(({ category, count }) => {
            const { name, text } = copy.categories[category];
            return [`**${name}**`, formatCount(copy.found, count, locale), text].join(" · ");
          }),
        ),
      ),
      section(
        newsletter,
        newsletter.text,
        formatMessage(copyIn(locale, "markdown").form, { link: formLink }),
        `${newsletter.feeds} ${feedLink}`,
      ),
    ),
  };
}

/** A post as Markdown; undefined if there is none. */
export function postPage(locale: Locale, slug: string): MarkdownPage | undefined {
  const post = findPost(locale, slug);
  if (!post) return undefined;
  return {
    title: post.title,
    summary: post.excerpt,
    notes: [
      team[post.author].name[locale],
      formatDate(post.date, locale),
      copyIn(locale, "blog").categories[post.category].name,
      ...post.tags,
    ],
    body: post.document.markdown,
  };
}
