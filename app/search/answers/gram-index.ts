import { setImmediate as nextTurn } from "node:timers/promises";
import { rarity } from "../tokens/terms.ts";
import { questionGrams } from "./question-tokens.ts";

/** The searchable parts of an answer: the ways in which people ask for it, and its text. */
export interface AnswerEntry {
  readonly slug: string;
  readonly phrasings: readonly string[];
  /** Other words in which people speak of the subject. */
  readonly words: readonly string[];
  readonly text: string;
}

/** How well an answer fits a question by their n-grams. */
export interface GramFit<Entry> {
  readonly entry: Entry;
  /** The cosine between the n-grams of the question and of all fields of the answer. */
  readonly cosine: number;
  /** The share of the question's n-grams that the answer has, from 0 to 1; rare ones count more. */
  readonly coverage: number;
}

/** Indexes answers by their n-grams. Returns a function that compares a question with all of them. */
export async function indexGrams<Entry extends AnswerEntry>(entries: readonly Entry[]) {
  const frequencies = new Map<string, number>();
  const allCounts: Map<string, number>[] = [];
  for (const entry of entries) {
    const counts = countGrams(entry);
    for (const gram of counts.keys()) frequencies.set(gram, (frequencies.get(gram) ?? 0) + 1);
    allCounts.push(counts);
    await nextTurn();
  }
  const rarityOf = (gram: string) => rarity(frequencies.get(gram) ?? 0, entries.length);
  /** By n-gram, the index of each answer that has it and its weight there, in turn: pairs would be half a million objects. */
  const index = new Map<string, number[]>();
  for (const [answer, counts] of allCounts.entries()) {
    for (const [gram, weight] of weighGrams(counts, rarityOf)) {
      const list = index.get(gram);
      if (list) list.push(answer, weight);
      else index.set(gram, [answer, weight]);
    }
    await nextTurn();
  }
  // Copies the lists, because lists that have grown reserve memory for more.
  for (const [gram, list] of index) index.set(gram, list.slice());

  return function compareGrams(question: string): GramFit<Entry>[] {
    const rarities = new Map(questionGrams(question).map((gram) => [gram, rarityOf(gram)]));
    const products = new Float64Array(entries.length);
    const shared = new Float64Array(entries.length);
    for (const [gram, rarity] of rarities) {
      const list = index.get(gram) ?? [];
      for (let at = 0; at < list.length; at += 2) {
        const answer = list[at] ?? 0;
        products[answer] = (products[answer] ?? 0) + rarity * (list[at + 1] ?? 0);
        shared[answer] = (shared[answer] ?? 0) + rarity;
      }
    }
    const length = Math.hypot(...rarities.values());
    const total = [...rarities.values()].reduce((sum, rarity) => sum + rarity, 0);
    return entries.map((entry, at) => ({
      entry,
      cosine: (products[at] ?? 0) / length,
      coverage: (shared[at] ?? 0) / total,
    }));
  };
}

function countGrams({ phrasings, words, text }: AnswerEntry): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (field: string, weight: number) => {
    for (const gram of questionGrams(field)) counts.set(gram, (counts.get(gram) ?? 0) + weight);
  };
  add(phrasings.join("\n"), 1);
  add(words.join("\n"), 1);
  add(text, 0.2);
  return counts;
}

/** Weighs the n-grams of an answer by count and rarity. All weights together are a vector of length 1. */
function weighGrams(counts: ReadonlyMap<string, number>, rarityOf: (gram: string) => number) {
  const weights = [...counts].map(([gram, n]) => [gram, Math.log(1 + n) * rarityOf(gram)] as const);
  const length = Math.hypot(...weights.map(([, weight]) => weight));
  return weights.map(([gram, weight]) => [gram, weight / length] as const);
}
