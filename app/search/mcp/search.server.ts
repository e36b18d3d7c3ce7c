import * as v from "valibot";
import { defaultLocale, locales } from "../../i18n/locales.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { absolute } from "../../seo/page-head.ts";
import { findings } from "../results.server.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";

const maxResults = 10;

export const searchInput = v.strictObject({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(maxQueryLength)),
  locale: v.pipe(
    v.optional(v.picklist(locales), defaultLocale),
    v.description("The language of the results, unless the query is in another one."),
  ),
});

export const searchOutput = v.object({
  crisis: v.optional(
    v.pipe(v.array(v.string()), v.description("What to tell someone in a crisis, first of all.")),
  ),
  answer: v.optional(
    v.pipe(v.string(), v.description("A written answer to the query, if there is one.")),
  ),
  results: v.array(
    v.object({ id: v.string(), title: v.string(), url: v.string(), text: v.string() }),
  ),
});

/** Finds what the site's search finds. */
export async function searchSite(
  { query, locale }: v.InferOutput<typeof searchInput>,
  { siteUrl }: ServerSettings,
): Promise<v.InferOutput<typeof searchOutput>> {
  const { crisis, direct, hits } = await findings(locale, query);
  return {
    ...(crisis && { crisis: [...crisis] }),
    ...(direct && { answer: direct.summary }),
    results: hits.slice(0, maxResults).map(({ title, heading, path, excerpt }) => ({
      id: path,
      title: title === heading ? title : `${title} › ${heading}`,
      url: absolute(siteUrl, path),
      text: excerpt.text,
    })),
  };
}
