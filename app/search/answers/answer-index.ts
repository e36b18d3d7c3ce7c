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

/** What an index is made of. */
interface Parts {
  readonly slugs: readonly string[];
  /** The numbers of tokens. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** Every way of asking, and the place of its answer. */
  readonly ways: Bm25Index;
  readonly answerOf: readonly number[];
  /** The answers as a whole. */
  readonly answers: Bm25Index;
  /** The different tokens of each answer's ways of asking and other words. */
  readonly own: readonly Uint32Array[];
}

/** Makes an index of answers, a little at a step. */
export function* indexAnswers(entries: readonly AnswerEntry[]): Generator<undefined, AnswerIndex> {
  const vocabulary = new Map<string, number>();
  const tokenize = questionTokenizer((token) => numberIn(vocabulary, token));
  const read = (text: string) => new Uint32Array(tokenize(text));
  const waysOf: Uint32Array[][] = [];
  const fields: Uint32Array[][] = [];
  const own: Uint32Array[] = [];
  for (const { asked, words, text } of entries) {
    const ways = asked.map(read);
    waysOf.push(ways);
    fields.push([asked.join("\n"), words.join("\n"), text].map(read));
    own.push(new Uint32Array(new Set([...ways, ...words.map(read)].flatMap((way) => [...way]))));
    yield;
  }
  const ways = new Bm25Index(
    waysOf.flatMap((ways) => ways.map((way) => [way])),
    vocabulary.size,
    { boosts: [1], k: 1.2, b: 0.7, d: 0 },
  );
  yield;
  const answers = new Bm25Index(fields, vocabulary.size, {
    boosts: [1, 1, 0.5],
    k: 2,
    b: 0.7,
    d: 0,
  });
  yield;
  const slugs = entries.map(({ slug }) => slug);
  const answerOf = waysOf.flatMap((ways, at) => ways.map(() => at));
  return new AnswerIndex({ slugs, vocabulary, ways, answerOf, answers, own });
}

/**
 * Answers prepared for being found by a question: by the way of asking that is most like it, and by all that is
 * asked and said of their subject.
 */
export class AnswerIndex {
  readonly #parts: Parts;
  /** For how many answers each token is one of their own. */
  readonly #frequency: Uint16Array;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#frequency = new Uint16Array(parts.vocabulary.size);
    for (const own of parts.own) {
      for (const token of own) this.#frequency[token] = (this.#frequency[token] ?? 0) + 1;
    }
  }

  /** Answers with something of a question, best first. */
  match(question: string): AnswerMatch[] {
    const { slugs, answerOf, own } = this.#parts;
    const different = [...new Set(questionTokens(question))].slice(0, maxTokens);
    const tokens = different.map((token) => this.#read(token));
    const ways = this.#parts.ways.score(tokens.map((token) => [token]));
    const bestWay = new Float64Array(slugs.length);
    for (const [way, answer] of answerOf.entries()) {
      bestWay[answer] = Math.max(bestWay[answer] ?? 0, ways.scores[way] ?? 0);
    }
    const whole = this.#parts.answers.score(
      tokens.map(({ number, weight, rare }) => [{ number, weight: weight * Math.sqrt(rare) }]),
    );
    const found = slugs
      .map((slug, at) => {
        const score = (bestWay[at] ?? 0) + wholeWeight * (whole.scores[at] ?? 0);
        return { slug, own: own[at], score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const words = tokens.filter(({ isWord }) => isWord);
    const known = words.filter(({ number }) => found[0]?.own?.includes(number));
    const scale = massOf(known) / massOf(words) / massOf(tokens);
    return found.map(({ slug, score }) => ({ slug, fit: score * scale }));
  }

  #read(token: string): QuestionToken {
    const number = this.#parts.vocabulary.get(token) ?? -1;
    const rare = rarity(this.#frequency[number] ?? 0, this.#parts.slugs.length);
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
