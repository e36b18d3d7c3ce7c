import { existsSync, readFileSync } from "node:fs";
import type { Locale } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";
import { inLocale } from "../i18n/paths.ts";
import { sectionsFile } from "../seo/text/built-files.ts";
import { allAnswers } from "./answers/answers.server.ts";
import { type Excerpt, excerpt } from "./excerpt.ts";
import { type Section, textOf } from "./section.ts";
import { indexSections, type Match } from "./section-index.ts";

export interface SearchHit extends Section {
  readonly excerpt: Excerpt;
}

/** How many sections of one page are listed at most. */
const maxPerPage = 3;
/** Sections in which less than this share of the query occurs are not about it. */
const minCoverage = 0.3;
/** Nor are those that score below this share of the best one. */
const minShare = 0.15;

/* Made when they are first needed, so that the server starts without waiting for them. */
const index = memoizeByLocale((locale) => indexSections(siteSections(locale)));

/** All sections in a language, with the questions that written answers answer from them. */
const siteSections = memoizeByLocale((locale): readonly Section[] => {
  const all = builtSections(locale);
  const questions = questionsBySection(locale, all);
  return all.map((section) => {
    const asked = questions.get(section);
    return asked ? { ...section, asked: asked.join("\n") } : section;
  });
});

/** The sections as the last build has read them (build/prerender.ts). */
function builtSections(locale: Locale): readonly Section[] {
  const file = sectionsFile(locale);
  // Development begins without a build.
  if (import.meta.env.DEV && !existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The questions and other words of written answers, by the section that each mainly rests on. */
function questionsBySection(locale: Locale, all: readonly Section[]): Map<Section, string[]> {
  const questions = new Map<Section, string[]>();
  for (const { asked, words, pages } of allAnswers(locale)) {
    const section = pages[0] && sectionOf(all, inLocale(locale, pages[0]));
    if (section) questions.set(section, [...(questions.get(section) ?? []), ...asked, ...words]);
  }
  return questions;
}

/** Whether a section can be found now: its page or its text may exist only for a time. */
function isCurrent({ from, until }: Section): boolean {
  const now = Date.now();
  return !(from && Date.parse(from) > now) && !(until && Date.parse(until) < now);
}

/** The section at a path, or the page whose part it is. */
export function sectionAt(locale: Locale, path: string): Section | undefined {
  return sectionOf(siteSections(locale).filter(isCurrent), path);
}

function sectionOf(all: readonly Section[], path: string): Section | undefined {
  const page = path.replace(/[?#].*$/, "");
  return (
    all.find((section) => section.path === path) ?? all.find((section) => section.path === page)
  );
}

/** The sections that fit a query or a question best. */
export async function findSections(locale: Locale, query: string, limit: number): Promise<Match[]> {
  const listed = new Map<string, number>();
  const found = (await index(locale)).match(query);
  const worst = minShare * (found[0]?.score ?? 0);
  return found
    .filter(({ section, score, coverage }) => {
      if (coverage < minCoverage || score < worst) return false;
      if (!isCurrent(section)) return false;
      const before = listed.get(section.page) ?? 0;
      listed.set(section.page, before + 1);
      return before < maxPerPage;
    })
    .slice(0, limit);
}

/** The same sections, each with an excerpt for a list of results. */
export async function search(locale: Locale, query: string, limit: number): Promise<SearchHit[]> {
  const found = await findSections(locale, query, limit);
  return found.map(({ section }) => ({ ...section, excerpt: excerpt(prose(section), query) }));
}

/** The text for excerpts. Tables and code say little in one line, so they count only where nothing else is. */
function prose({ blocks }: Section): string {
  const text = blocks.filter(({ type }) => type === "text");
  return textOf({ blocks: text.length > 0 ? text : blocks });
}

/** Paths of the posts in which every term of a query occurs, best first. */
export async function searchPosts(locale: Locale, query: string): Promise<string[]> {
  return (await index(locale)).matchPages(query, "blog");
}
