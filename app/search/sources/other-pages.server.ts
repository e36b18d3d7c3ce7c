import type { Locale } from "../../i18n/locales.ts";
import { plainText } from "../../i18n/markup.ts";
import { pagePath } from "../../i18n/paths.ts";
import { markdownPages } from "../../llms/markdown-pages.server.ts";
import { pageNames } from "../../pages.ts";
import type { Section } from "../section.ts";
import { paragraphs } from "./blocks.ts";

/** The pages that no other source has sections of, each as one, from what they say as Markdown. */
export function otherPages(locale: Locale, sections: readonly Section[]): Section[] {
  const known = new Set(sections.map(({ page }) => page));
  return pageNames.flatMap((name) => {
    const page = pagePath(locale, name);
    if (name === "home" || known.has(page)) return [];
    const { title, summary, body } = markdownPages[name](locale);
    // Without what marks headings, list items and links.
    const lines = body.split("\n").map((line) => line.replace(/^(#+|[-*>]) /, ""));
    const texts = lines.map((line) => line.replace(/\[([^\]]*)\]\([^)]*\)|\*\*/g, "$1"));
    const heading = plainText(title);
    const blocks = paragraphs(summary, ...texts);
    return [{ kind: "pages", title: heading, page, heading, path: page, blocks }];
  });
}
