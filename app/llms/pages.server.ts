import { guide, guideMarkdown } from "../content/docs.server.ts";
import { type LegalName, legalDocument, legalMarkdown } from "../content/legal.server.ts";
import type { OptionalSections } from "../content/optional-sections.ts";
import { allPosts, findPost } from "../content/posts.server.ts";
import { facts } from "../facts.ts";
import { copyIn } from "../i18n/copy.server.ts";
import { formatDate } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { itemPath, markdownPath } from "../i18n/paths.ts";
import type { MarkdownPageName } from "../pages.ts";
import { site } from "../site.ts";
import { apiPage } from "./api-page.server.ts";
import { list, nestHeadings } from "./blocks.ts";
import type { MarkdownPage } from "./page-markdown.ts";

/** The pages that have a Markdown version. */
export const markdownPages: Record<
  MarkdownPageName,
  (locale: Locale, options: OptionalSections) => MarkdownPage
> = {
  docs: docsPage,
  api: apiPage,
  blog: blogPage,
  privacy: (locale, options) => legalPage(locale, "privacy", options),
  terms: termsPage,
  security: (locale) => legalPage(locale, "security"),
  "api-terms": (locale) => legalPage(locale, "api-terms"),
  license: (locale) => legalPage(locale, "license"),
  accessibility: (locale) => legalPage(locale, "accessibility"),
};

function docsPage(locale: Locale): MarkdownPage {
  const { title, description, updated } = guide(locale);
  const docs = copyIn(locale, "docs");
  return {
    title,
    summary: description,
    notes: [`${docs.updated} ${updated.label}`],
    body: guideMarkdown(locale),
  };
}

function blogPage(locale: Locale): MarkdownPage {
  const blog = copyIn(locale, "blog");
  const posts = allPosts(locale).map(({ slug, title, excerpt, date }) => {
    const path = markdownPath(itemPath(locale, "post", slug));
    return `[${title}]({{siteUrl}}${path}) · ${formatDate(date, locale)} · ${excerpt}`;
  });
  return { title: blog.heading, summary: blog.lede, body: list(posts) };
}

/** A post as Markdown; undefined if there is none. */
export function postPage(locale: Locale, slug: string): MarkdownPage | undefined {
  const post = findPost(locale, slug);
  if (!post) return undefined;
  const blog = copyIn(locale, "blog");
  return {
    title: post.title,
    summary: post.excerpt,
    notes: [
      site.team[post.author].name[locale],
      formatDate(post.date, locale),
      blog.categories[post.category].name,
      ...post.tags,
    ],
    body: post.markdown,
  };
}

function legalPage(locale: Locale, name: LegalName, options?: OptionalSections): MarkdownPage {
  const { title, description } = legalDocument(locale, name);
  const body = legalMarkdown(locale, name, options);
  return { title, summary: description, notes: [updatedLine(locale, name)], body };
}

/** The documents in the tabs of the terms page. */
function termsPage(locale: Locale, options: OptionalSections): MarkdownPage {
  const { hero, standards } = copyIn(locale, "terms");
  const claims = list(
    facts.standards.map(
      ({ id, name, status }) =>
        `**${name}** · ${standards.statuses[status]} · ${standards.meanings[id]}`,
    ),
  );
  return {
    title: plainText(hero.heading),
    summary: hero.lede,
    notes: [hero.countries],
    body: [
      part(locale, "terms"),
      part(locale, "privacy", { options }),
      part(locale, "compliance", { before: claims }),
      part(locale, "legal-contact"),
    ].join("\n\n"),
  };
}

/** A document as a section of a page. */
function part(
  locale: Locale,
  name: LegalName,
  { before = "", options }: { before?: string; options?: OptionalSections } = {},
): string {
  const { title } = legalDocument(locale, name);
  const body = nestHeadings(legalMarkdown(locale, name, options)).trim();
  return [`## ${title}`, updatedLine(locale, name), before, body].filter(Boolean).join("\n\n");
}

function updatedLine(locale: Locale, name: LegalName): string {
  return `${copyIn(locale, "legal").updated} ${legalDocument(locale, name).updated.label}`;
}
