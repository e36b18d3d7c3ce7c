import type { CopyOf } from "../i18n/copy.server.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";
import { pagePath } from "../i18n/paths.ts";
import type { MarkdownDocument, MarkdownSection } from "../markdown/markdown-document.ts";
import type { NavigationGroup } from "./navigation.ts";
import { type PageDocument, pageDocument } from "./page-document.server.ts";

const files = import.meta.glob<MarkdownDocument>("./docs/*.*.md", {
  eager: true,
  import: "default",
});

function source(locale: Locale): MarkdownDocument {
  const file = files[`./docs/guide.${locale}.md`];
  if (!file) throw new Error(`There is no ${guideFile(locale)}.`);
  return file;
}

/** The quick start guide in a language. */
export const guide = memoizeByLocale(
  (locale): PageDocument => pageDocument("guide", locale, source(locale)),
);
/* When the server starts, so that a guide that lacks a language never gets as far as a visitor. */
for (const locale of locales) guide(locale);

/** The source file of the guide in the repository. */
export function guideFile(locale: Locale): string {
  return `app/content/docs/guide.${locale}.md`;
}

/** The sections of the guide as plain text, for the search index. */
export function guideSections(locale: Locale): readonly MarkdownSection[] {
  return source(locale).sections;
}

/** The guide as portable Markdown. */
export function guideMarkdown(locale: Locale): string {
  return source(locale).markdown;
}

/** The navigation of the documentation: its pages, and where else to look. */
export function docsNavigation(
  locale: Locale,
  copy: CopyOf<"docs">["navigation"],
): NavigationGroup[] {
  return [
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
}
