import { allPosts } from "../../content/posts.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { newChatPath, pagePath } from "../../i18n/paths.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks, link, passage } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";
import { postLine } from "../post-line.server.ts";

/** Posts on the home page. */
const latestPosts = 3;

export function homePage(locale: Locale): MarkdownPage {
  const { chat, more, latest, closing } = copyIn(locale, "home");
  const { text, section } = copyBlocks(locale);
  const posts = allPosts(locale).slice(0, latestPosts);
  return {
    title: chat.heading,
    summary: chat.statement,
    body: blocks(
      `**${chat.line}**`,
      link(closing.chat, newChatPath(locale)),
      section(
        more,
        ...(["features", "docs", "api"] as const).map((page) => {
          const { heading, text, link: label } = more[page];
          return passage(heading, text, link(label, pagePath(locale, page)));
        }),
        text(more.studies),
      ),
      posts.length > 0 &&
        section(
          latest,
          list(posts.map((post) => postLine(locale, post))),
          link(latest.link, pagePath(locale, "blog")),
        ),
      section(closing, closing.text, link(closing.pricing, pagePath(locale, "pricing"))),
    ),
  };
}
