import { changelogEntries } from "../../api-reference/changelog/view.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { feedPath } from "../../i18n/paths.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks, link } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";

/** The changelog of the API as Markdown. */
export function apiChangelogPage(locale: Locale): MarkdownPage {
  const { heading, lede, rule, feed } = copyIn(locale, "apiChangelog");
  const { text, section } = copyBlocks(locale);
  return {
    title: heading,
    summary: text(lede),
    notes: [link(feed.link, feedPath(locale, "changelog"))],
    body: blocks(
      rule,
      ...changelogEntries(locale).map((entry) =>
        section(
          entry,
          ...entry.groups.flatMap(({ heading, items }) => [
            `### ${heading}`,
            list(items.map(({ text, mark }) => (mark ? `**${mark}** · ${text}` : text))),
          ]),
        ),
      ),
    ),
  };
}
