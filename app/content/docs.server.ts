import * as v from "valibot";
import type { CopyOf } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";
import { isLeftOut, pagePath } from "../i18n/paths.ts";
import { pageFrontMatter, sectionFrontMatter } from "./front-matter-schemas.ts";
import type { MarkdownDocument } from "./markdown/markdown-document.ts";
import { type PageDocument, pageDocument } from "./page-document.server.ts";

const introductions = import.meta.glob<MarkdownDocument>("../site/content/docs/guide.*.md", {
  eager: true,
  import: "default",
});
const sections = import.meta.glob<MarkdownDocument>("../site/content/docs/sections/*.*.md", {
  eager: true,
  import: "default",
});

/** The guide: its introduction, and its sections in the order of their file names. */
function readGuide(locale: Locale): MarkdownDocument {
  const first = introductions[`../site/content/docs/guide.${locale}.md`];
  if (!first) throw new Error(`There is no ${guideFile(locale)}.`);
  const others = Object.entries(sections)
    .filter(([file]) => file.endsWith(`.${locale}.md`))
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([, section]) => section);
  const page = v.parse(pageFrontMatter, first.frontMatter);
  const changes = others.map(({ frontMatter }) => v.parse(sectionFrontMatter, frontMatter).updated);
  const parts = [first, ...others];
  return {
    frontMatter: { ...page, updated: [page.updated, ...changes].sort().at(-1) },
    html: parts.map(({ html }) => html).join("\n"),
    headings: parts.flatMap(({ headings }) => headings),
  };
}

/** The quick start guide in a language. */
export const guide = memoizeByLocale(
  (locale): PageDocument => pageDocument(locale, readGuide(locale)),
);

/** The source file of the guide in the repository, with the folder of its sections beside it. */
export function guideFile(locale: Locale): string {
  return `app/site/content/docs/guide.${locale}.md`;
}

/** The navigation of the documentation, with its accessible name: its pages, and other places to look. */
export function docsNavigation(locale: Locale, copy: CopyOf<"docs">["navigation"]) {
  const groups = [
    {
      heading: copy.label,
      links: [
        { label: guide(locale).title, to: pagePath(locale, "docs") },
        { label: copy.api, to: pagePath(locale, "api") },
        { label: copy.changelog, to: pagePath(locale, "api-changelog") },
      ],
    },
    {
      heading: copy.more,
      links: [
        { label: copy.sdk.label, to: copy.sdk.url },
        { label: copy.updates, to: `${pagePath(locale, "blog")}?category=product-updates` },
        { label: copy.contact, to: pagePath(locale, "contact") },
      ],
    },
  ];
  const shownGroups = groups.map(({ heading, links }) => ({
    heading,
    links: links.filter(({ to }) => !isLeftOut(to)),
  }));
  return { label: copy.label, groups: shownGroups };
}
