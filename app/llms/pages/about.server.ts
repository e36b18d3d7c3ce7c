import { authors } from "../../content/authors.server.ts";
import { introductions } from "../../content/people.server.ts";
import { copyIn } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { itemPath, markdownPath, newChatPath, pagePath } from "../../i18n/paths.ts";
import { blocks, list } from "../blocks.ts";
import { copyBlocks, link, passage } from "../copy-blocks.ts";
import type { MarkdownPage } from "../page-markdown.ts";

export function aboutPage(locale: Locale): MarkdownPage {
  const { meta, hero, aims, values, stats, team, story, closing } = copyIn(locale, "about");
  const { text, section, passages, entry } = copyBlocks(locale);
  const { innovation, accessibility, privacy, transparency } = values;
  const writers = authors(locale).map(({ id }) => id);
  return {
    title: meta.title,
    summary: hero.lede,
    body: blocks(
      `**${plainText(hero.heading)}**`,
      link(hero.careers, pagePath(locale, "careers")),
      section(
        aims,
        ...[aims.mission, aims.vision].map(({ name, heading, text }) =>
          passage(name, `**${plainText(heading)}**`, text),
        ),
      ),
      section(
        values,
        passages([innovation, accessibility, privacy]),
        link(privacy.link, pagePath(locale, "privacy")),
        passages([transparency]),
        link(transparency.link, pagePath(locale, "terms")),
      ),
      section(
        stats,
        list(
          [stats.users, stats.conversations, stats.uptime, stats.languages].map(
            ({ label, value }) => entry(label, value),
          ),
        ),
      ),
      section(
        team,
        ...introductions(locale).map(({ id, name, role, about }) => {
          const posts = markdownPath(itemPath(locale, "author", id));
          return passage(
            name,
            `**${role}**`,
            about,
            writers.includes(id) && link(team.posts, posts),
          );
        }),
      ),
      section(story, story.founded, ...story.paragraphs.map(text)),
      section(
        closing,
        closing.text,
        `${link(closing.getStarted, newChatPath(locale))} · ${link(closing.contact, pagePath(locale, "contact"))}`,
      ),
    ),
  };
}
