import { entryHtml } from "../../api-reference/changelog/html.ts";
import { changelogEntries, lastRelease } from "../../api-reference/changelog/view.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { feedPath, pagePath } from "../../i18n/paths.ts";
import { site } from "../../site.ts";
import { absolute } from "../page-head.ts";
import type { Feed } from "./feed.ts";

interface ChangelogFeedOptions {
  locale: Locale;
  siteUrl: string;
  copy: CopyOf<"apiChangelog">;
}

/** The feed of the API's changelog in one language: every release, newest first. */
export function changelogFeed({ locale, siteUrl, copy }: ChangelogFeedOptions): Feed {
  const homeUrl = absolute(siteUrl, pagePath(locale, "api-changelog"));
  return {
    title: copy.feed.title,
    description: copy.feed.text,
    language: localeTable[locale].tag,
    homeUrl,
    selfUrl: absolute(siteUrl, feedPath(locale, "changelog")),
    iconUrl: absolute(siteUrl, "/icon-144.png"),
    updated: lastRelease ?? "1970-01-01",
    entries: changelogEntries(locale).flatMap((entry) => {
      const { date, id, heading, breaking, groups } = entry;
      if (date === undefined) return [];
      const items = groups.flatMap((group) => group.items);
      return {
        url: `${homeUrl}#${id}`,
        title: breaking ? `${heading} · ${copy.breaking}` : heading,
        summary: items.map(({ text }) => plainText(text)).join(" · "),
        html: entryHtml(entry),
        author: site.name[locale],
        date,
        topics: [],
      };
    }),
  };
}
