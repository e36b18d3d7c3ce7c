/** How a document's fields are weighted and scored (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
interface Bm25Options {
  /** How much a find counts, for each field. */
  readonly boosts: readonly number[];
  /** How much a token counts that occurs again. */
  readonly k: number;
  /** How much less it counts in a longer field. */
  readonly b: number;
}

/** A document: the tokens of each of its fields. */
type Fields = readonly (readonly string[])[];

/**
 * An inverted index with BM25 scores. They are the same as MiniSearch's, which finds a word's beginnings and mistyped
 * words as well and for that keeps several maps for each token: 60 MB for the tokens of our questions. This keeps a few
 * bytes for each occurrence.
 */
export class Bm25Index {
  readonly #size: number;
  /** The row of each token, whose occurrences stand from `starts[row]` to `starts[row + 1]`. */
  readonly #rows = new Map<string, number>();
  readonly #starts: Uint32Array;
  /** The document of each occurrence, and what it adds to the score. */
  readonly #documents: Uint16Array;
  readonly #values: Float32Array;

  constructor(documents: readonly Fields[], { boosts, k, b }: Bm25Options) {
    this.#size = documents.length;
    const counts = boosts.map((_, field) =>
      documents.map((document) => this.#countRows(document[field] ?? [])),
    );
    const frequencies = counts.map((counted) => countDocuments(counted, this.#rows.size));
    this.#starts = new Uint32Array(this.#rows.size + 1);
    for (const row of this.#rows.values()) {
      const length = frequencies.reduce((sum, frequency) => sum + (frequency[row] ?? 0), 0);
      this.#starts[row + 1] = (this.#starts[row] ?? 0) + length;
    }
    const total = this.#starts.at(-1) ?? 0;
    this.#documents = new Uint16Array(total);
    this.#values = new Float32Array(total);

    const next = this.#starts.slice();
    for (const [field, boost] of boosts.entries()) {
      const counted = counts[field] ?? [];
      const average = counted.reduce((sum, { size }) => sum + size, 0) / counted.length;
      const weights = Float64Array.from(
        frequencies[field] ?? [],
        (frequency) => boost * rarity(frequency, this.#size),
      );
      for (const [document, rows] of counted.entries()) {
        const length = k * (1 - b + (b * rows.size) / average);
        for (const [row, count] of rows) {
          const at = next[row] ?? 0;
          next[row] = at + 1;
          this.#documents[at] = document;
          this.#values[at] = ((weights[row] ?? 0) * count * (k + 1)) / (count + length);
        }
      }
    }
  }

  /** How often each token occurs, by its row. */
  #countRows(tokens: readonly string[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const token of tokens) {
      const row = this.#rows.get(token) ?? this.#rows.size;
      if (row === this.#rows.size) this.#rows.set(token, row);
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    return counts;
  }

  /**
   * Scores the documents in which any of some different tokens occurs, by their place in the list. Each token that
   * occurs in a document counts for all the others there, too.
   */
  scores(tokens: readonly string[], weightOf: (token: string) => number): Map<number, number> {
    const scores = new Float64Array(this.#size);
    /** The number of different tokens in each document, and the last one that was counted. */
    const found = new Uint16Array(this.#size);
    const last = new Int16Array(this.#size).fill(-1);
    for (const [number, token] of tokens.entries()) {
      const row = this.#rows.get(token);
      if (row === undefined) continue;
      const weight = weightOf(token);
      const end = this.#starts[row + 1] ?? 0;
      for (let at = this.#starts[row] ?? 0; at < end; at++) {
        const document = this.#documents[at] ?? 0;
        scores[document] = (scores[document] ?? 0) + weight * (this.#values[at] ?? 0);
        if (last[document] === number) continue;
        last[document] = number;
        found[document] = (found[document] ?? 0) + 1;
      }
    }
    const scored = new Map<number, number>();
    for (const [document, count] of found.entries()) {
      if (count > 0) scored.set(document, (scores[document] ?? 0) * count);
    }
    return scored;
  }
}

/** What it says that a document has a token: the fewer others have it, the more (BM25's idf). */
export function rarity(frequency: number, total: number): number {
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
}

/** In how many documents the token of each row occurs. */
function countDocuments(counts: readonly Map<number, number>[], rows: number): Uint32Array {
  const frequency = new Uint32Array(rows);
  for (const counted of counts) {
    for (const row of counted.keys()) frequency[row] = (frequency[row] ?? 0) + 1;
  }
  return frequency;
}
