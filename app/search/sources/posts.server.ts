import { allPosts } from "../../content/posts.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemPath } from "../../i18n/paths.ts";
import { site } from "../../site.ts";
import type { Section } from "../section.ts";
import { markdownSections } from "./markdown-sections.ts";

/** Every post by its headings; who wrote it and what about belongs to its beginning. */
export function postSections(locale: Locale): Section[] {
  return allPosts(locale).flatMap(({ slug, title, excerpt, tags, author, sections }) =>
    markdownSections({
      kind: "blog",
      title,
      page: itemPath(locale, "post", slug),
      lead: excerpt,
      sections,
      keywords: [...tags, site.team[author].name[locale]].join("\n"),
    }),
  );
}
