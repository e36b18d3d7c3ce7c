import { setImmediate as nextTurn } from "node:timers/promises";
import { normalize } from "./tokens/terms.ts";

/** A text and the number of the class to which it belongs. */
export interface Example {
  readonly text: string;
  readonly label: number;
}

/** So many features are told apart: a power of two. Those that share a number are rare enough not to matter. */
const size = 2 ** 17;
/** One pass over the examples each: a stride without a common divisor visits all, each time in another order. */
const strides = [7919, 7907, 7901, 7883, 7879, 7877, 7873, 7867];
/** Twice this, and one example more or less would decide what stands between two classes. */
const rate = 3;
/** So many examples take about 2 ms. */
const slice = 100;

/**
 * Learns to tell classes of texts apart by weights of their words and letters: multinomial logistic regression by stochastic
 * gradient descent, with other requests served in between. What it returns says how likely a text belongs to each class;
 * together 1.
 */
export async function trainClassifier(
  classes: number,
  examples: readonly Example[],
): Promise<(text: string) => Float64Array> {
  /** The weight of each feature for each class. */
  const weights = new Float32Array(size * classes);
  const read: { features: Uint32Array; label: number }[] = [];
  for (const { text, label } of examples) {
    read.push({ features: featuresOf(text), label });
    if (read.length % slice === 0) await nextTurn();
  }
  for (const [pass, stride] of strides.entries()) {
    const step = rate / (1 + pass / 4);
    for (let at = 0; at < read.length; at += 1) {
      const example = read[(at * stride) % read.length];
      if (example) learn(example.features, example.label, step);
      if (at % slice === 0) await nextTurn();
    }
  }
  return (text) => chancesOf(featuresOf(text));

  function learn(features: Uint32Array, label: number, step: number): void {
    const scale = step / Math.sqrt(features.length);
    for (const [index, chance] of chancesOf(features).entries()) {
      const error = (index === label ? 1 : 0) - chance;
      if (Math.abs(error) < 0.01) continue;
      for (const feature of features) {
        const at = feature * classes + index;
        weights[at] = (weights[at] ?? 0) + scale * error;
      }
    }
  }

  function chancesOf(features: Uint32Array): Float64Array {
    const sums = new Float64Array(classes);
    for (const feature of features) {
      const at = feature * classes;
      for (let index = 0; index < classes; index += 1) {
        sums[index] = (sums[index] ?? 0) + (weights[at + index] ?? 0);
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
