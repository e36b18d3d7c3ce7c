import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch from "minisearch";
import { bareText, rarity } from "../tokens/terms.ts";
import { questionGrams, questionWords } from "./question-tokens.ts";

/** The searchable parts of an answer: the ways in which people ask for it, and its text. */
export interface AnswerEntry {
  readonly slug: string;
  readonly asked: readonly string[];
  /** Other words in which people speak of the subject. */
  readonly words: readonly string[];
  readonly text: string;
}

/** An answer that shares words or n-grams with a question. */
export interface AnswerMatch<Entry = AnswerEntry> {
  readonly entry: Entry;
  /** How well it fits, relative to the others. */
  readonly score: number;
  /** The cosine between the n-grams of the question and of all fields of the answer. */
  readonly cosine: number;
  /** The share of the question's n-grams that the answer has, from 0 to 1; rare ones count more. */
  readonly coverage: number;
}

/** How much a match counts in each field, for MiniSearch and for the n-grams. */
const boost = { asked: 2, words: 1, text: 0.2 };
const gramWeights = { asked: 1, words: 1, text: 0.2 };
/** How much the n-grams count, relative to the words in MiniSearch. */
const gramShare = 1.2;

type Fields = Readonly<Record<keyof typeof boost, string>>;

/**
 * Indexes answers by their words, in MiniSearch, and by their n-grams. Other requests are served in between, since each
 * answer takes a few milliseconds.
 */
export async function indexAnswers<Entry extends AnswerEntry>(entries: readonly Entry[]) {
  const index = new MiniSearch<Fields & { at: number }>({
    idField: "at",
    fields: Object.keys(boost),
    tokenize: questionWords,
    processTerm: (word) => word,
    searchOptions: { boost, tokenize: (question) => [...new Set(questionWords(question))] },
  });
  const gramCounts: Map<string, number>[] = [];
  for (const [at, { asked, words, text }] of entries.entries()) {
    const fields = { asked: asked.join("\n"), words: words.join("\n"), text };
    index.add({ at, ...fields });
    gramCounts.push(countGrams(fields));
    await nextTurn();
  }
  const weights = await weighGrams(gramCounts);
  const byQuestion = new Map(
    entries.flatMap((entry) => entry.asked.map((text) => [bareText(text), entry] as const)),
  );

  /** The answer that lists exactly this question, whatever its punctuation. */
  function exactMatch(question: string): Entry | undefined {
    return byQuestion.get(bareText(question));
  }

  /** Finds the answers that share words or n-grams with a question, best first. */
  function match(question: string): AnswerMatch<Entry>[] {
    const words = new Float64Array(entries.length);
    const hits = index.search(question);
    for (const { id, score } of hits) words[id] = score / (hits[0]?.score ?? 1);
    const cosines = new Float64Array(entries.length);
    const known = new Float64Array(entries.length);
    // Counted from the weights, so that the frequencies don't have to stay in memory.
    const countAnswers = (gram: string) => (weights.get(gram)?.length ?? 0) / 2;
    const rarities = new Map(
      questionGrams(question).map((gram) => [gram, rarity(countAnswers(gram), entries.length)]),
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

  return { exactMatch, match };
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

/** Weights the n-grams of texts by count and rarity. The vector of each text has length 1. */
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
  // Copies the lists, because lists that have grown reserve memory for more.
  for (const [gram, list] of weights) weights.set(gram, list.slice());
  return weights;
}

/**
 * By n-gram, the answers in which it occurs with its weights there, as a flat list: index, weight, index, weight … Pairs
 * would be a million objects.
 */
type GramWeights = Map<string, number[]>;
