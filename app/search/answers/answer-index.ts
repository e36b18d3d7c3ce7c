import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch from "minisearch";
import { bareText } from "../tokens/terms.ts";
import { type AnswerEntry, type GramFit, indexGrams } from "./gram-index.ts";
import { questionWords } from "./question-tokens.ts";

/** An answer that shares words or n-grams with a question. */
export interface AnswerMatch<Entry = AnswerEntry> extends GramFit<Entry> {
  /** How well it fits, relative to the others. */
  readonly score: number;
}

/** How much a match of words counts in each field. */
const boost = { phrasings: 2, words: 1, text: 0.2 };
/** How much the n-grams count, relative to the words. */
const gramShare = 1.2;

/**
 * Indexes answers by their words, in MiniSearch, and by their n-grams. Other requests are served in between, since each
 * answer takes a few milliseconds.
 */
export async function indexAnswers<Entry extends AnswerEntry>(entries: readonly Entry[]) {
  const index = new MiniSearch<Record<"slug" | keyof typeof boost, string>>({
    idField: "slug",
    fields: Object.keys(boost),
    tokenize: questionWords,
    processTerm: (word) => word,
    searchOptions: { boost, tokenize: (question) => [...new Set(questionWords(question))] },
  });
  for (const { slug, phrasings, words, text } of entries) {
    index.add({ slug, phrasings: phrasings.join("\n"), words: words.join("\n"), text });
    await nextTurn();
  }
  const compareGrams = await indexGrams(entries);
  const byQuestion = new Map(
    entries.flatMap((entry) => entry.phrasings.map((text) => [bareText(text), entry] as const)),
  );

  /** The answer that lists exactly this question, whatever its punctuation. */
  function exactMatch(question: string): Entry | undefined {
    return byQuestion.get(bareText(question));
  }

  /** Finds the answers that share words or n-grams with a question, best first. */
  function match(question: string): AnswerMatch<Entry>[] {
    const hits = index.search(question);
    const wordScores = new Map(hits.map(({ id, score }) => [id, score / (hits[0]?.score ?? 1)]));
    const all = compareGrams(question).map((fit) => ({
      ...fit,
      words: wordScores.get(fit.entry.slug) ?? 0,
      grams: fit.cosine * fit.coverage,
    }));
    const best = Math.max(...all.map(({ grams }) => grams));
    return all
      .filter(({ words, grams }) => words + grams > 0)
      .map(({ words, grams, ...fit }) => ({ ...fit, score: words + (gramShare * grams) / best }))
      .sort((a, b) => b.score - a.score);
  }

  return { exactMatch, match };
}
