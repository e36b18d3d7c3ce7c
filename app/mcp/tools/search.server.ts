import * as v from "valibot";
import { formatList } from "../../i18n/format-list.ts";
import { defaultLocale, locales } from "../../i18n/locales.ts";
import { findings, prepareFindings } from "../../search/results.server.ts";
import { kinds } from "../../search/section.ts";
import { absolute } from "../../seo/page-head.ts";
import { maxQueryLength } from "../../tokens/max-query-length.ts";
import { defineTool, languageName, locale } from "../tool.ts";

const maxResults = 10;

const output = v.object({
  locale: v.pipe(v.picklist(locales), v.description("The language of the results: the query's.")),
  crisis: v.optional(
    v.pipe(v.array(v.string()), v.description("What to tell somebody in a crisis, first of all.")),
  ),
  answer: v.optional(v.pipe(v.string(), v.description("The site's own answer to the query."))),
  results: v.array(
    v.object({
      kind: v.picklist(kinds),
      page: v.string(),
      heading: v.string(),
      url: v.string(),
      excerpt: v.string(),
    }),
  ),
});

export const searchTool = defineTool({
  name: "search",
  title: "Search the site",
  description: `Searches the documentation, the API reference, figures, pages, posts and legal documents, in ${formatList(locales.map(languageName), defaultLocale)}. Returns sections, best first, with their URLs.`,
  input: v.strictObject({
    query: v.pipe(v.string(), v.minLength(1), v.maxLength(maxQueryLength)),
    locale,
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxResults)),
      maxResults,
    ),
  }),
  output,
  async run({ query, locale: asked, limit }, { siteUrl }) {
    await prepareFindings(asked, query);
    const { locale, crisis, direct, hits } = findings(asked, query);
    const results = hits.slice(0, limit).map(({ kind, title, heading, path, excerpt }) => ({
      kind,
      page: title,
      heading,
      url: absolute(siteUrl, path),
      excerpt: excerpt.text,
    }));
    const listed = results.map(
      ({ page, heading, url, excerpt }) =>
        `- [${page === heading ? page : `${page} › ${heading}`}](${url}): ${excerpt}`,
    );
    const answer = direct?.summary;
    const text = [...(crisis ?? []), answer, listed.join("\n")].filter(Boolean).join("\n\n");
    return {
      text: text || "Nothing found.",
      data: {
        locale,
        ...(crisis && { crisis: [...crisis] }),
        ...(answer && { answer }),
        results,
      },
    };
  },
});
