import type { CopyOf } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import type { MarkdownSection } from "../markdown/markdown-document.ts";
import english from "./docs/guide.en.md";
import chinese from "./docs/guide.zh.md";
import type { NavigationGroup } from "./navigation.ts";
import { type PageDocument, pageDocument } from "./page-document.server.ts";

const guides: Record<Locale, PageDocument> = {
  en: pageDocument("guide", "en", english),
  zh: pageDocument("guide", "zh", chinese),
};

/** The quick start guide in a language. */
export function guide(locale: Locale): PageDocument {
  return guides[locale];
}

/** The source file of the guide in the repository. */
export function guideFile(locale: Locale): string {
  return `app/content/docs/guide.${locale}.md`;
}

/** The sections of the guide as plain text, for the search index. */
export function guideSections(locale: Locale): readonly MarkdownSection[] {
  return { en: english, zh: chinese }[locale].sections;
}

/** The guide as portable Markdown. */
export function guideMarkdown(locale: Locale): string {
  return { en: english, zh: chinese }[locale].markdown;
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
        { label: guides[locale].title, to: pagePath(locale, "docs") },
        { label: copy.api, to: pagePath(locale, "api") },
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
