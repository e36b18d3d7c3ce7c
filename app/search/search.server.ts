import { existsSync, readFileSync } from "node:fs";
import type { Locale } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";
import { inLocale } from "../i18n/paths.ts";
import { sectionsFile } from "../seo/text/built-files.ts";
import { allAnswers } from "./answers/answers.server.ts";
import { cutExcerpt } from "./excerpt.ts";
import { type Section, textOf } from "./section.ts";
import { indexSections, type Match } from "./section-index.ts";

/** How many sections of one page are listed at most. */
const maxPerPage = 3;
/** Sections in which less than this share of the query occurs are not about it. */
const minCoverage = 0.3;
/** Nor are those that score below this share of the best one. */
const minShare = 0.15;

/* Indexed at the first search, so that the server starts without waiting for it. */
const loadIndex = memoizeByLocale((locale) => indexSections(loadSections(locale)));

/** All sections in a language, with the questions that written answers answer from them. */
const loadSections = memoizeByLocale((locale): readonly Section[] => {
  const all = readBuiltSections(locale);
  // By the section that each answer mainly rests on.
  const answers = Map.groupBy(allAnswers(locale), ({ pages: [page] }) =>
    page === undefined ? undefined : findByPath(all, inLocale(locale, page)),
  );
  return all.map((section) => {
    const texts = answers.get(section)?.flatMap(({ phrasings, words }) => [...phrasings, ...words]);
    return texts ? { ...section, phrasings: texts.join("\n") } : section;
  });
});

/** Reads the sections that the last build has extracted from the pages (build/prerender.ts). */
function readBuiltSections(locale: Locale): readonly Section[] {
  const file = sectionsFile(locale);
  // Development may start without a build.
  if (import.meta.env.DEV && !existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Whether a section can be found now: its page or its text may exist only for a time. */
function isCurrent({ from, until }: Section): boolean {
  const now = Date.now();
  return !(from && Date.parse(from) > now) && !(until && Date.parse(until) < now);
}

/** The section at a path, or the beginning of the page if the path has no section of its own. */
export function findSection(locale: Locale, path: string): Section | undefined {
  return findByPath(loadSections(locale).filter(isCurrent), path);
}

function findByPath(all: readonly Section[], path: string): Section | undefined {
  const page = path.replace(/[?#].*$/, "");
  return (
    all.find((section) => section.path === path) ?? all.find((section) => section.path === page)
  );
}

/** Finds the sections that fit a query or a question best, at most `maxPerPage` of a page. */
export async function findSections(locale: Locale, query: string, limit: number): Promise<Match[]> {
  const listed = new Map<string, number>();
  const matches = (await loadIndex(locale)).match(query);
  const minScore = minShare * (matches[0]?.score ?? 0);
  return matches
    .filter(({ section, score, coverage }) => {
      if (coverage < minCoverage || score < minScore) return false;
      if (!isCurrent(section)) return false;
      const before = listed.get(section.page) ?? 0;
      listed.set(section.page, before + 1);
      return before < maxPerPage;
    })
    .slice(0, limit);
}

/** Finds the same sections as {@link findSections}, each with an excerpt for a list of results. */
export async function search(locale: Locale, query: string, limit: number) {
  const hits = await findSections(locale, query, limit);
  return hits.map(({ section }) => ({ ...section, excerpt: cutExcerpt(proseOf(section), query) }));
}

/** The text for excerpts. Tables and code say little in one line, so they are used only if there is nothing else. */
function proseOf({ blocks }: Section): string {
  const text = blocks.filter(({ type }) => type === "text");
  return textOf({ blocks: text.length > 0 ? text : blocks });
}

/** Finds the paths of the posts in which every term of a query occurs, best first. */
export async function searchPosts(locale: Locale, query: string): Promise<string[]> {
  return (await loadIndex(locale)).matchPages(query, "blog");
}
