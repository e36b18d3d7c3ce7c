import { type Locale, locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { askedAs } from "./asked-as.ts";
import { type Excerpt, excerpt } from "./excerpt.ts";
import { type Match, SearchIndex } from "./search-index.ts";
import type { Kind, Section } from "./section.ts";
import { apiSections } from "./sources/api.server.ts";
import { documentSections } from "./sources/documents.server.ts";
import { factSections } from "./sources/facts.server.ts";
import { pageSections } from "./sources/pages.server.ts";
import { postSections } from "./sources/posts.server.ts";

export interface SearchHit extends Pick<Section, "kind" | "title" | "heading" | "path"> {
  readonly excerpt: Excerpt;
}

interface SearchOptions {
  /** What to look among; everything, unless said. */
  readonly kinds?: readonly Kind[];
  readonly limit: number;
}

/** Sections of one page that are worth listing beside those of others. */
const perPage = 3;
/** Sections in which less than this share of the query occurs are not about it. */
const enough = 0.3;
/** Nor are those that score below this share of the best one. */
const comparable = 0.15;

/** Short facts on a line, as each language sets them apart: a Chinese dot brings its own space. */
const dots: Record<Locale, string> = { en: " · ", zh: "·" };

/* Made when the server starts, from what the pages are made from. */
const sections = new Map(locales.map((locale) => [locale, siteSections(locale)]));
const indexes = new Map(
  locales.map((locale) => [locale, new SearchIndex(sections.get(locale) ?? [])]),
);

/** Everything that can be found in a language. */
export function siteSections(locale: Locale): Section[] {
  const words = new Map(
    Object.entries(askedAs[locale]).map(([path, words]) => [inLocale(locale, path), words]),
  );
  return [
    ...documentSections(locale),
    ...apiSections(locale),
    ...factSections(locale),
    ...pageSections(locale),
    ...postSections(locale),
  ].map((section) => {
    const asked = words.get(section.path) ?? "";
    // Of several sections at a place, the first stands for it.
    words.delete(section.path);
    const keywords = `${section.keywords ?? ""} ${asked}`.trim();
    return { ...section, text: setApart(locale, section.text), keywords };
  });
}

/** Among others, a fact that is a sentence ends without its stop. */
function setApart(locale: Locale, text: string): string {
  return text.replaceAll(/[.。]? · /g, dots[locale]);
}

/** The section of a path. */
export function sectionAt(locale: Locale, path: string): Section | undefined {
  return sections.get(locale)?.find((section) => section.path === path);
}

/** The sections that fit a query or a question best. */
export function matches(locale: Locale, query: string, { kinds, limit }: SearchOptions): Match[] {
  const now = new Date().toISOString();
  const listed = new Map<string, number>();
  const found = indexes.get(locale)?.match(query) ?? [];
  const worst = comparable * (found[0]?.score ?? 0);
  return found
    .filter(({ section, score, coverage }) => {
      if (coverage < enough || score < worst) return false;
      if (section.until && section.until < now) return false;
      if (kinds && !kinds.includes(section.kind)) return false;
      const before = listed.get(section.page) ?? 0;
      listed.set(section.page, before + 1);
      return before < perPage;
    })
    .slice(0, limit);
}

/** The same as a list of results shows it. */
export function search(locale: Locale, query: string, options: SearchOptions): SearchHit[] {
  return matches(locale, query, options).map(({ section }) => ({
    kind: section.kind,
    title: section.title,
    heading: section.heading,
    path: section.path,
    excerpt: excerpt(section.text, query),
  }));
}

/** Paths of the posts in which every term of a query occurs, best first. */
export function searchPosts(locale: Locale, query: string): string[] {
  return indexes.get(locale)?.matchPages(query, "blog") ?? [];
}
