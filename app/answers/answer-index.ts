import { Bm25Index, type Find, numberIn, rarity } from "../tokens/bm25-index.ts";
import { isWord, questionTokenizer, questionTokens, weightOf } from "./question-tokens.ts";

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

/** An answer with its tokens by number. */
interface TokenizedAnswer {
  readonly slug: string;
  /** Of each way of asking. */
  readonly ways: readonly Uint32Array[];
  /** Of the ways of asking together, the other words and the text. */
  readonly fields: readonly Uint32Array[];
  /** The different ones of its ways of asking and other words. */
  readonly own: Uint32Array;
}

/** Makes an index of answers, one answer at a step. */
export function* indexAnswers(entries: readonly AnswerEntry[]): Generator<undefined, AnswerIndex> {
  const vocabulary = new Map<string, number>();
  const tokenize = questionTokenizer((token) => numberIn(vocabulary, token));
  const read = (text: string) => new Uint32Array(tokenize(text));
  const answers: TokenizedAnswer[] = [];
  for (const { slug, asked, words, text } of entries) {
    const ways = asked.map(read);
    const fields = [asked.join("\n"), words.join("\n"), text].map(read);
    const own = Uint32Array.from(
      new Set([...ways, ...words.map(read)].flatMap((tokens) => [...tokens])),
    );
    answers.push({ slug, ways, fields, own });
    yield;
  }
  return new AnswerIndex(answers, vocabulary);
}

/**
 * Answers prepared for being found by a question: by the way of asking that is most like it, and by all that is
 * asked and said of their subject.
 */
export class AnswerIndex {
  readonly #vocabulary: ReadonlyMap<string, number>;
  readonly #slugs: readonly string[];
  /** The place of its answer for each way of asking. */
  readonly #answerOf: readonly number[];
  readonly #ways: Bm25Index;
  readonly #answers: Bm25Index;
  /** The tokens of each answer's ways of asking and other words. */
  readonly #own: readonly Uint32Array[];
  /** In how many answers each token is one of these. */
  readonly #frequency: Uint16Array;

  constructor(answers: readonly TokenizedAnswer[], vocabulary: ReadonlyMap<string, number>) {
    const { size } = vocabulary;
    this.#vocabulary = vocabulary;
    this.#slugs = answers.map(({ slug }) => slug);
    this.#answerOf = answers.flatMap(({ ways }, at) => ways.map(() => at));
    this.#ways = new Bm25Index(
      answers.flatMap(({ ways }) => ways.map((way) => [way])),
      size,
      { boosts: [1], k: 1.2, b: 0.7, d: 0 },
    );
    this.#answers = new Bm25Index(
      answers.map(({ fields }) => fields),
      size,
      { boosts: [1, 1, 0.5], k: 2, b: 0.7, d: 0 },
    );
    this.#own = answers.map(({ own }) => own);
    this.#frequency = new Uint16Array(size);
    for (const own of this.#own) {
      for (const token of own) this.#frequency[token] = (this.#frequency[token] ?? 0) + 1;
    }
  }

  /** Answers with something of a question, best first. */
  match(question: string): AnswerMatch[] {
    const different = [...new Set(questionTokens(question))].slice(0, maxTokens);
    const tokens = different.map((token) => this.#read(token));
    const ways = this.#ways.score(tokens.map((token) => [token]));
    const bestWay = new Float64Array(this.#slugs.length);
    for (const [way, answer] of this.#answerOf.entries()) {
      bestWay[answer] = Math.max(bestWay[answer] ?? 0, ways.scores[way] ?? 0);
    }
    const whole = this.#answers.score(
      tokens.map(({ number, weight, rare }) => [{ number, weight: weight * Math.sqrt(rare) }]),
    );
    const found = this.#slugs
      .map((slug, at) => {
        const score = (bestWay[at] ?? 0) + wholeWeight * (whole.scores[at] ?? 0);
        return { slug, own: this.#own[at], score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const words = tokens.filter(({ isWord }) => isWord);
    const known = words.filter(({ number }) => found[0]?.own?.includes(number));
    const scale = massOf(known) / massOf(words) / massOf(tokens);
    return found.map(({ slug, score }) => ({ slug, fit: score * scale }));
  }

  #read(token: string): QuestionToken {
    const number = this.#vocabulary.get(token) ?? -1;
    const rare = rarity(this.#frequency[number] ?? 0, this.#slugs.length);
    return { number, rare, weight: weightOf(token), isWord: isWord(token) };
  }
}

interface QuestionToken extends Find {
  readonly rare: number;
  readonly isWord: boolean;
}

/** What tokens say together. */
function massOf(tokens: readonly QuestionToken[]): number {
  return tokens.reduce((mass, { weight, rare }) => mass + weight * rare, 0);
}
