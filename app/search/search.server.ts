import { allPosts, type Post } from "../content/posts.server.ts";
import { type Locale, locales } from "../i18n/locales.ts";
import { site } from "../site.ts";
import { Field } from "./field.ts";
import { terms } from "./terms.ts";

export interface SearchHit {
  readonly slug: string;
  readonly score: number;
}

/** Longer queries are cut off after this many characters. */
export const longestQuery = 100;

interface IndexedPost {
  readonly slug: string;
  /** What is searched, and how much a find there counts. */
  readonly fields: readonly (readonly [weight: number, field: Field])[];
}

const index = new Map(locales.map((locale) => [locale, allPosts(locale).map(indexPost(locale))]));

function indexPost(locale: Locale) {
  return ({ slug, title, tags, excerpt, author, text }: Post): IndexedPost => ({
    slug,
    fields: [
      [8, new Field(title)],
      [5, new Field(tags.join("\n"))],
      [3, new Field(excerpt)],
      [3, new Field(site.team[author].name[locale])],
      [1, new Field(text)],
    ],
  });
}

/** Posts in which every term of the query occurs, best first; equally good ones newest first. */
export function search(locale: Locale, query: string): SearchHit[] {
  const wanted = terms(query.slice(0, longestQuery));
  if (wanted.length === 0) return [];
  return (index.get(locale) ?? [])
    .map(({ slug, fields }) => {
      const scores = wanted.map((term) =>
        fields.reduce((sum, [weight, field]) => sum + weight * field.match(term), 0),
      );
      return { slug, score: scores.includes(0) ? 0 : scores.reduce((a, b) => a + b) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
