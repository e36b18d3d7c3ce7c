import { setImmediate as nextTurn } from "node:timers/promises";
import { normalize } from "./tokens/terms.ts";

/** A text and the number of the class to which it belongs. */
export interface Example {
  readonly text: string;
  readonly label: number;
}

/** The number of hash buckets for features, a power of two. Collisions are rare enough not to matter. */
const buckets = 2 ** 17;
/** One pass over the examples for each. A stride coprime with their number visits all of them, in its own order. */
const strides = [7919, 7907, 7901, 7883, 7879, 7877, 7873, 7867];
/** At twice this rate, a single example could decide texts between two classes. */
const learningRate = 3;
/** Examples between two turns of the event loop. They take about 2 ms. */
const batchSize = 100;

/**
 * Trains a classifier of texts on their words and letters: multinomial logistic regression by stochastic gradient descent,
 * with other requests served in between.
 * @returns a function that returns how likely a text belongs to each class; the sum is 1
 */
export async function trainClassifier(
  classes: number,
  examples: readonly Example[],
): Promise<(text: string) => Float64Array> {
  /** The weight of each feature for each class. */
  const weights = new Float32Array(buckets * classes);
  const samples: { features: Uint32Array; label: number }[] = [];
  for (const { text, label } of examples) {
    samples.push({ features: extractFeatures(text), label });
    if (samples.length % batchSize === 0) await nextTurn();
  }
  for (const [pass, stride] of strides.entries()) {
    const step = learningRate / (1 + pass / 4);
    for (let at = 0; at < samples.length; at += 1) {
      const sample = samples[(at * stride) % samples.length];
      if (sample) learn(sample.features, sample.label, step);
      if (at % batchSize === 0) await nextTurn();
    }
  }
  return (text) => predict(extractFeatures(text));

  function learn(features: Uint32Array, label: number, step: number): void {
    const scale = step / Math.sqrt(features.length);
    for (const [index, chance] of predict(features).entries()) {
      const error = (index === label ? 1 : 0) - chance;
      if (Math.abs(error) < 0.01) continue;
      for (const feature of features) {
        const at = feature * classes + index;
        weights[at] = (weights[at] ?? 0) + scale * error;
      }
    }
  }

  function predict(features: Uint32Array): Float64Array {
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
 * Extracts the hashed features of a text: words, pairs of words, and n-grams of letters. These have three and four letters
 * in words of an alphabet, one and two in scripts without spaces. One feature, the bias, is in every text.
 */
function extractFeatures(text: string): Uint32Array {
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

/** FNV-1a, folded to the number of buckets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value ^ (value >>> 15)) & (buckets - 1);
}
