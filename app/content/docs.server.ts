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

/** The sections of the guide as plain text, for the search index. */
export function guideSections(locale: Locale): readonly MarkdownSection[] {
  return { en: english, zh: chinese }[locale].sections;
}

/** The guide as portable Markdown. */
export function guideMarkdown(locale: Locale): string {
  return { en: english, zh: chinese }[locale].markdown;
}

/** The navigation of the documentation: the sections of the guide, the API, and help. */
export function docsNavigation(
  locale: Locale,
  copy: CopyOf<"docs">["navigation"],
): NavigationGroup[] {
  const { headings } = guides[locale];
  const text = (id: string) => {
    const heading = headings.find((heading) => heading.id === id);
    if (!heading) throw new Error(`The guide has no section ${id}.`);
    return heading.text;
  };
  const sections = (...ids: string[]) =>
    ids.map((id) => ({ label: text(id), to: `${pagePath(locale, "docs")}#${id}` }));

  return [
    { heading: copy.start, links: sections("homepage-chat", "model-selection") },
    {
      heading: text("chat-features"),
      links: sections("start-conversation", "real-time", "multilingual", "smart-understanding"),
    },
    {
      heading: text("advanced-features"),
      links: sections("file-upload", "voice-interaction", "custom-instructions"),
    },
    {
      heading: copy.developers,
      links: [
        ...sections("developer-integration", "api-key"),
        { label: copy.api, to: pagePath(locale, "api") },
        { label: copy.sdk.label, to: copy.sdk.url },
      ],
    },
    {
      heading: copy.help,
      links: [...sections("support"), { label: copy.contact, to: pagePath(locale, "contact") }],
    },
  ];
}
