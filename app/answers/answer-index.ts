import { Bm25Index, rarity } from "./bm25-index.ts";
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
  readonly #slugs: readonly string[];
  /** The place of its answer for each way of asking. */
  readonly #answerOf: readonly number[];
  readonly #ways: Bm25Index;
  readonly #answers: Bm25Index;
  /** The words of each answer's ways of asking. */
  readonly #words: readonly ReadonlySet<string>[];
  /** In how many answers each token occurs. */
  readonly #frequency = new Map<string, number>();

  constructor(entries: readonly AnswerEntry[]) {
    this.#slugs = entries.map(({ slug }) => slug);
    this.#answerOf = entries.flatMap(({ asked }, at) => asked.map(() => at));
    const ways = entries.map(({ asked }) => asked.map(questionTokens));
    this.#ways = new Bm25Index(
      ways.flatMap((own) => own.map((tokens) => [tokens])),
      { boosts: [1], k: 1.2, b: 0.7 },
    );
    this.#answers = new Bm25Index(
      entries.map(({ asked, words, text }) =>
        [asked.join("\n"), words.join("\n"), text].map(questionTokens),
      ),
      { boosts: [1, 1, 0.5], k: 2, b: 0.7 },
    );
    const tokens = entries.map(
      ({ words }, at) => new Set([...(ways[at] ?? []), ...words.map(questionTokens)].flat()),
    );
    for (const own of tokens) {
      for (const token of own) this.#frequency.set(token, (this.#frequency.get(token) ?? 0) + 1);
    }
    this.#words = tokens.map((own) => new Set([...own].filter(isWord)));
  }

  /** Answers with something of a question, best first. */
  match(question: string): AnswerMatch[] {
    const tokens = [...new Set(questionTokens(question))].slice(0, maxTokens);
    const scores = new Map<number, number>();
    for (const [way, score] of this.#ways.scores(tokens, weightOf)) {
      const answer = this.#answerOf[way] ?? 0;
      scores.set(answer, Math.max(scores.get(answer) ?? 0, score));
    }
    const asWhole = this.#answers.scores(
      tokens,
      (token) => weightOf(token) * Math.sqrt(this.#rarity(token)),
    );
    for (const [answer, score] of asWhole) {
      scores.set(answer, (scores.get(answer) ?? 0) + wholeWeight * score);
    }
    const [first, ...others] = [...scores].sort((a, b) => b[1] - a[1]);
    if (!first) return [];
    const words = tokens.filter(isWord);
    const known = words.filter((word) => this.#words[first[0]]?.has(word));
    const scale = this.#mass(known) / this.#mass(words) / this.#mass(tokens);
    return [first, ...others].map(([answer, score]) => ({
      slug: this.#slugs[answer] ?? "",
      fit: score * scale,
    }));
  }

  /** What tokens say together. */
  #mass(tokens: readonly string[]): number {
    return tokens.reduce((mass, token) => mass + weightOf(token) * this.#rarity(token), 0);
  }

  #rarity(token: string): number {
    return rarity(this.#frequency.get(token) ?? 0, this.#slugs.length);
  }
}
