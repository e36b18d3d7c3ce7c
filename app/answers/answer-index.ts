import MiniSearch from "minisearch";
import { isWord, questionTokens, weightOf } from "./question-tokens.ts";

/** What of an answer can be found: the ways in which people ask it, and what it says. */
export interface AnswerEntry {
  readonly slug: string;
  readonly asked: readonly string[];
  /** Other words in which people speak of the subject. */
  readonly words: readonly string[];
  readonly text: string;
}

export interface AnswerMatch {
  readonly slug: string;
  /** How well it fits, comparable between questions: also by how much of the question the best answer knows. */
  readonly fit: number;
}

/** Questions are cut off after this many different tokens, about 25 words. */
const maxTokens = 160;
/** How much an answer as a whole counts beside the one way of asking it that is most like the question. */
const wholeWeight = 2;

/**
 * Answers prepared for being found by a question: by the way of asking that is most like it, and by all that is
 * asked and said of their subject.
 */
export class AnswerIndex {
  readonly #ways = miniSearch(["asked"]);
  readonly #answers = miniSearch(["asked", "words", "text"]);
  /** The tokens of each answer's ways of asking. */
  readonly #tokens: ReadonlyMap<string, ReadonlySet<string>>;
  /** In how many answers each token occurs. */
  readonly #frequency = new Map<string, number>();

  constructor(entries: readonly AnswerEntry[]) {
    for (const { slug, asked, words, text } of entries) {
      this.#ways.addAll(asked.map((way, at) => ({ id: `${slug}#${at}`, asked: way })));
      this.#answers.add({ id: slug, asked: asked.join("\n"), words: words.join("\n"), text });
    }
    this.#tokens = new Map(
      entries.map(({ slug, asked, words }) => [
        slug,
        new Set([...asked, ...words].flatMap(questionTokens)),
      ]),
    );
    for (const token of [...this.#tokens.values()].flatMap((tokens) => [...tokens])) {
      this.#frequency.set(token, (this.#frequency.get(token) ?? 0) + 1);
    }
  }

  /** Answers with something of a question, best first. */
  match(question: string): AnswerMatch[] {
    const tokens = [...new Set(questionTokens(question))].slice(0, maxTokens);
    const tokenize = () => tokens;
    const scores = new Map<string, number>();
    for (const { id, score } of this.#ways.search(question, {
      tokenize,
      boostTerm: weightOf,
      bm25,
    })) {
      const slug = String(id).replace(/#\d+$/, "");
      scores.set(slug, Math.max(scores.get(slug) ?? 0, score));
    }
    for (const { id, score } of this.#answers.search(question, {
      tokenize,
      boostTerm: (token) => weightOf(token) * Math.sqrt(this.#rarity(token)),
      bm25: { ...bm25, k: 2 },
      boost: { text: 0.5 },
    })) {
      scores.set(String(id), (scores.get(String(id)) ?? 0) + wholeWeight * score);
    }
    const [first, ...others] = [...scores].sort((a, b) => b[1] - a[1]);
    if (!first) return [];
    const words = tokens.filter(isWord);
    const known = words.filter((word) => this.#tokens.get(first[0])?.has(word));
    const scale = this.#mass(known) / this.#mass(words) / this.#mass(tokens);
    return [first, ...others].map(([slug, score]) => ({ slug, fit: score * scale }));
  }

  /** What tokens say together. */
  #mass(tokens: readonly string[]): number {
    return tokens.reduce((mass, token) => mass + weightOf(token) * this.#rarity(token), 0);
  }

  /** What it says that an answer has a token: the fewer others have it, the more (BM25's idf). */
  #rarity(token: string): number {
    const frequency = this.#frequency.get(token) ?? 0;
    return Math.log(1 + (this.#tokens.size - frequency + 0.5) / (frequency + 0.5));
  }
}

const bm25 = { k: 1.2, b: 0.7, d: 0 };

function miniSearch(fields: string[]) {
  return new MiniSearch<Record<string, string>>({
    fields,
    tokenize: questionTokens,
    processTerm: (token) => token,
  });
}
