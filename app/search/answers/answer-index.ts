import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch from "minisearch";
import { bareText, rarity } from "../tokens/terms.ts";
import { questionGrams, questionWords } from "./question-tokens.ts";

/** What of an answer can be found: the ways in which people ask it, and what it says. */
export interface AnswerEntry {
  readonly slug: string;
  readonly asked: readonly string[];
  /** Other words in which people speak of the subject. */
  readonly words: readonly string[];
  readonly text: string;
}

/** An answer that has something of a question. Shares are from 0 to 1. */
export interface AnswerMatch<Entry = AnswerEntry> {
  readonly entry: Entry;
  /** How well it fits, beside the others. */
  readonly score: number;
  /** The cosine between the n-grams of the question and of all that is asked and said of the answer. */
  readonly cosine: number;
  /** The share of the question that the answer knows, rare n-grams counting more. */
  readonly coverage: number;
}

/** How much a find counts in each field, for MiniSearch and among the n-grams. */
const boost = { asked: 2, words: 1, text: 0.2 };
const gramWeights = { asked: 1, words: 1, text: 0.2 };
/** How much the n-grams count beside MiniSearch's words. */
const gramShare = 1.2;

type Fields = Readonly<Record<keyof typeof boost, string>>;

/**
 * Prepares answers for being found by a question: by MiniSearch, and by the n-grams that they share with it. Other requests
 * are served meanwhile: each answer takes a few milliseconds.
 */
export async function indexAnswers<Entry extends AnswerEntry>(entries: readonly Entry[]) {
  const index = new MiniSearch<Fields & { at: number }>({
    idField: "at",
    fields: Object.keys(boost),
    tokenize: questionWords,
    processTerm: (word) => word,
    searchOptions: { boost, tokenize: (question) => [...new Set(questionWords(question))] },
  });
  const counts: Map<string, number>[] = [];
  for (const [at, { asked, words, text }] of entries.entries()) {
    const fields = { asked: asked.join("\n"), words: words.join("\n"), text };
    index.add({ at, ...fields });
    counts.push(countGrams(fields));
    await nextTurn();
  }
  const weights = await weighGrams(counts);
  const ways = new Map(
    entries.flatMap((entry) => entry.asked.map((way) => [bareText(way), entry] as const)),
  );

  /** The answer of which a question is one of the listed ways of asking, whatever its punctuation. */
  function askedAs(question: string): Entry | undefined {
    return ways.get(bareText(question));
  }

  /** Answers with something of a question, best first. */
  function match(question: string): AnswerMatch<Entry>[] {
    const words = new Float64Array(entries.length);
    const found = index.search(question);
    for (const { id, score } of found) words[id] = score / (found[0]?.score ?? 1);
    const cosines = new Float64Array(entries.length);
    const known = new Float64Array(entries.length);
    // Not from the frequencies of which the weights were made: these would stay in memory.
    const answersWith = (gram: string) => (weights.get(gram)?.length ?? 0) / 2;
    const rarities = new Map(
      questionGrams(question).map((gram) => [gram, rarity(answersWith(gram), entries.length)]),
    );
    for (const [gram, rarity] of rarities) {
      const list = weights.get(gram) ?? [];
      for (let at = 0; at < list.length; at += 2) {
        const answer = list[at] ?? 0;
        cosines[answer] = (cosines[answer] ?? 0) + rarity * (list[at + 1] ?? 0);
        known[answer] = (known[answer] ?? 0) + rarity;
      }
    }
    const length = Math.hypot(...rarities.values());
    const total = [...rarities.values()].reduce((sum, rarity) => sum + rarity, 0);
    const all = entries.map((entry, at) => {
      const cosine = (cosines[at] ?? 0) / length;
      const coverage = (known[at] ?? 0) / total;
      return { entry, words: words[at] ?? 0, cosine, coverage, grams: cosine * coverage };
    });
    const best = Math.max(...all.map(({ grams }) => grams));
    return all
      .filter(({ words, grams }) => words + grams > 0)
      .map(({ words, grams, ...match }) => ({
        ...match,
        score: words + (gramShare * grams) / best,
      }))
      .sort((a, b) => b.score - a.score);
  }

  return { askedAs, match };
}

function countGrams(fields: Fields): Map<string, number> {
  const counts = new Map<string, number>();
  for (const field of ["asked", "words", "text"] as const) {
    for (const gram of questionGrams(fields[field])) {
      counts.set(gram, (counts.get(gram) ?? 0) + gramWeights[field]);
    }
  }
  return counts;
}

/** Weighs the n-grams of texts by their numbers and rarity, so that the vector of each text has length 1. */
async function weighGrams(counts: readonly ReadonlyMap<string, number>[]): Promise<GramWeights> {
  const frequency = new Map<string, number>();
  for (const count of counts) {
    for (const gram of count.keys()) frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
    await nextTurn();
  }
  const rarityOf = (gram: string) => rarity(frequency.get(gram) ?? 0, counts.length);
  const weights: GramWeights = new Map();
  for (const [answer, count] of counts.entries()) {
    const vector = [...count].map(([gram, n]) => [gram, Math.log(1 + n) * rarityOf(gram)] as const);
    const length = Math.hypot(...vector.map(([, weight]) => weight));
    for (const [gram, weight] of vector) {
      const list = weights.get(gram);
      if (list) list.push(answer, weight / length);
      else weights.set(gram, [answer, weight / length]);
    }
    await nextTurn();
  }
  // A list that grew has room for more, which none needs from now on.
  for (const [gram, list] of weights) weights.set(gram, list.slice());
  return weights;
}

/**
 * In which answers an n-gram occurs and what it weighs there: number and weight of one answer after the other. Pairs would
 * be an object each, of which there are a million.
 */
type GramWeights = Map<string, number[]>;
