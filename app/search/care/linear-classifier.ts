import { setImmediate as nextTurn } from "node:timers/promises";
import { normalize } from "../tokens/terms.ts";

/** A text and the number of the class to which it belongs. */
export interface Example {
  readonly text: string;
  readonly label: number;
}

/** So many features are told apart: a power of two. Those that share a number are rare enough not to matter. */
const size = 2 ** 17;
/** One pass over the examples each: a stride without a common divisor visits all, each time in another order. */
const strides = [7919, 7907, 7901, 7883, 7879, 7877, 7873, 7867];
const rate = 6;
/** So many examples take about 2 ms. */
const slice = 100;

/** Tells classes of texts apart by weights of their words and letters: multinomial logistic regression. */
export class LinearClassifier {
  readonly #classes: number;
  /** The weight of each feature for each class. */
  readonly #weights: Float32Array;

  private constructor(classes: number) {
    this.#classes = classes;
    this.#weights = new Float32Array(size * classes);
  }

  /** Learns from examples by stochastic gradient descent, with other requests served in between. */
  static async train(classes: number, examples: readonly Example[]): Promise<LinearClassifier> {
    const classifier = new LinearClassifier(classes);
    const read: { features: Uint32Array; label: number }[] = [];
    for (const { text, label } of examples) {
      read.push({ features: featuresOf(text), label });
      if (read.length % slice === 0) await nextTurn();
    }
    for (const [pass, stride] of strides.entries()) {
      const step = rate / (1 + pass);
      for (let at = 0; at < read.length; at += 1) {
        const example = read[(at * stride) % read.length];
        if (example) classifier.#learn(example.features, example.label, step);
        if (at % slice === 0) await nextTurn();
      }
    }
    return classifier;
  }

  /** How likely a text belongs to each class; together 1. */
  classify(text: string): Float64Array {
    return this.#chances(featuresOf(text));
  }

  #learn(features: Uint32Array, label: number, step: number): void {
    const chances = this.#chances(features);
    const scale = step / Math.sqrt(features.length);
    for (const [index, chance] of chances.entries()) {
      const error = (index === label ? 1 : 0) - chance;
      if (Math.abs(error) < 0.01) continue;
      for (const feature of features) {
        const at = feature * this.#classes + index;
        this.#weights[at] = (this.#weights[at] ?? 0) + scale * error;
      }
    }
  }

  #chances(features: Uint32Array): Float64Array {
    const sums = new Float64Array(this.#classes);
    for (const feature of features) {
      const at = feature * this.#classes;
      for (let index = 0; index < sums.length; index += 1) {
        sums[index] = (sums[index] ?? 0) + (this.#weights[at + index] ?? 0);
      }
    }
    const powers = sums.map((sum) => Math.exp(sum / Math.sqrt(features.length)));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / total);
  }
}

const unspaced = /[\p{Script=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Hangul}]/u;

/**
 * The features of a text by number: its words, every two words in a row, and in words of an alphabet every three and four
 * letters in a row, in scripts without spaces every one and two. One feature stands in every text, for what is usual.
 */
function featuresOf(text: string): Uint32Array {
  const words = normalize(text)
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
  const features = new Set([hash("")]);
  for (const [at, word] of words.entries()) {
    features.add(hash(`${word} `));
    features.add(hash(`${words[at - 1] ?? ""} ${word} `));
    const lengths = unspaced.test(word) ? [1, 2] : [3, 4];
    const spelled = unspaced.test(word) ? word : ` ${word}`;
    for (let from = 0; from < spelled.length; from += 1) {
      for (const length of lengths) features.add(hash(spelled.slice(from, from + length)));
    }
  }
  return new Uint32Array(features);
}

/** FNV-1a, folded to `size`. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value ^ (value >>> 15)) & (size - 1);
}
