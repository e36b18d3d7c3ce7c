import { escapeHtml } from "../content/markdown/escape-html.ts";
import type { Block } from "../content/markdown/markdown-document.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import type { WrittenAnswer } from "../search/answers/answers.server.ts";
import { findRanges } from "../search/excerpt.ts";
import { hasOnlyStopWords, parseQuery } from "../search/query.ts";
import { findSection } from "../search/search.server.ts";
import type { Section, SectionLink } from "../search/section.ts";
import { linkTo } from "../search/section-links.server.ts";
import { isUnspaced, rarity, type Term } from "../search/tokens/terms.ts";

/** What a quote consists of: a sentence and the one after it, a table or a code sample. */
export interface Passage {
  readonly text: string;
  readonly html: string;
  readonly source: SectionLink;
}

/** The passages of an answer, and of the sections that it rests on. */
export function listPassages(locale: Locale, { pages, blocks }: WrittenAnswer) {
  const named = pages.flatMap((page) => findSection(locale, inLocale(locale, page)) ?? []);
  const split = (section: Section, blocks = section.blocks) =>
    blocks.flatMap((block) => splitBlock(locale, block, linkTo(section)));
  return {
    own: named.slice(0, 1).flatMap((main) => split(main, blocks)),
    sources: named.flatMap((section) => split(section)),
  };
}

/** Cuts paragraphs and list items into sentences, each with the next one. */
function splitBlock(locale: Locale, block: Block, source: SectionLink): Passage[] {
  if (block.type === "outline") return [];
  if (block.type !== "text") return [{ ...block, source }];
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  return block.text.split("\n").flatMap((line) => {
    const sentences = Array.from(segmenter.segment(line), ({ segment }) => segment);
    return sentences.map((text, at) => {
      const quoted = escapeHtml((text + (sentences[at + 1] ?? "")).trim());
      return { text, html: `<p>${quoted}</p>`, source };
    });
  });
}

/**
 * Finds the passage that has most words of a question; those that few passages have count more. Undefined if none has any, or
 * only less than a share of the question's terms.
 */
export function findPassage(
  passages: readonly Passage[],
  question: string,
  leastShare = 0,
): Passage | undefined {
  if (hasOnlyStopWords(question)) return undefined;
  const terms = parseQuery(question);
  const matches = passages.map(({ text }) => new Set(findWords(text, terms)));
  const frequency = new Map<string, number>();
  for (const word of matches.flatMap((words) => [...words]))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weigh = (word: string) => {
    const isExact = terms.some(({ text }) => text === word);
    const length = isUnspaced(word) ? word.length - 1 : 1;
    return rarity(frequency.get(word) ?? 0, passages.length) * length * (isExact ? 1 : 0.8);
  };
  const scores = matches.map((words) => [...words].reduce((sum, word) => sum + weigh(word), 0));
  const best = Math.max(...scores);
  const passage = passages[scores.indexOf(best)];
  const found = terms.filter((term) => passage && hasTerm(passage.text, term));
  return best > 0 && found.length >= leastShare * terms.length ? passage : undefined;
}

/** The words of a text that match terms, as they stand there. */
function findWords(text: string, terms: readonly Term[]): string[] {
  return findRanges(text, terms).map(([start, end]) => text.slice(start, end).toLowerCase());
}

/** Whether a text has a term, or at least half of one without spaces. */
function hasTerm(text: string, term: Term): boolean {
  const length = findWords(text, [term]).join("").length;
  return term.script === "word" ? length > 0 : length * 2 >= term.text.length;
}
