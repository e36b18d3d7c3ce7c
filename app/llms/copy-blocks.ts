import { copyIn } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { plainText } from "../i18n/markup.ts";
import { blocks } from "./blocks.ts";
import { copyMarkdown } from "./copy-markdown.ts";

interface Passage {
  readonly heading: string;
  readonly text: string;
}

/** What the Markdown of pages is composed of, from copy in a language. */
export function copyBlocks(locale: Locale) {
  const text = (copy: string) => copyMarkdown(copy, locale);
  return {
    text,

    /** A section with a heading, and a lede if there is one. */
    section: (
      { heading, lede = "" }: { heading: string; lede?: string },
      ...parts: readonly (string | false)[]
    ) => blocks(`## ${plainText(heading)}`, text(lede), ...parts),

    /** A list item: a name and its description. */
    entry: (name: string, text: string) =>
      formatMessage(copyIn(locale, "markdown").entry, { name, text }),

    /** Texts with a heading each. */
    passages: (items: readonly Passage[]) =>
      blocks(...items.map(({ heading, text: body }) => passage(heading, text(body)))),
  };
}

/** A part of a section. */
export function passage(heading: string, ...parts: readonly (string | false)[]): string {
  return blocks(`### ${plainText(heading)}`, ...parts);
}

/** A link to a path of the site with its locale's prefix, or to a URL. */
export function link(label: string, target: string): string {
  return `[${label}](${target.startsWith("/") ? `{{siteUrl}}${target}` : target})`;
}

export function quote(...paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `> ${paragraph}`).join("\n>\n");
}
