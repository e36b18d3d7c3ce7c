import { authors } from "../../content/authors.server.ts";
import { memberView } from "../../content/people.server.ts";
import { allPosts } from "../../content/posts.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemPath } from "../../i18n/paths.ts";
import { team } from "../../site.ts";
import type { Section } from "../section.ts";
import { paragraphs } from "./blocks.ts";
import { markdownSections } from "./markdown-sections.ts";

/** Every post by its headings, and its authors; who wrote it and what about belongs to its beginning. */
export function postSections(locale: Locale): Section[] {
  return [...authorSections(locale), ...sectionsOfPosts(locale)];
}

function authorSections(locale: Locale): Section[] {
  return authors(locale).map(({ id }) => {
    const { name, role, about = "" } = memberView(id, locale);
    const path = itemPath(locale, "author", id);
    const blocks = paragraphs(role, about);
    return { kind: "blog", title: name, page: path, heading: name, path, blocks, keywords: "" };
  });
}

function sectionsOfPosts(locale: Locale): Section[] {
  return allPosts(locale).flatMap(({ slug, title, excerpt, tags, author, document }) =>
    markdownSections({
      kind: "blog",
      title,
      page: itemPath(locale, "post", slug),
      lead: excerpt,
      sections: document.sections,
      keywords: [...tags, team[author].name[locale]].join("\n"),
    }),
  );
}
