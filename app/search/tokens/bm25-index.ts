/** How fields are weighted and scored (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
interface Bm25Options {
  /** How much a find counts, for each field. */
  readonly boosts: readonly number[];
  /** How much a token counts that occurs again. */
  readonly k: number;
  /** How much less it counts in a longer field. */
  readonly b: number;
  /** How much it counts in any field, however long (Lv and Zhai, "Lower-Bounding Term Frequency Normalization", 2011). */
  readonly d: number;
}

/** A token of documents that stands for one of a query, by number, and how much a find of it counts. */
export interface Find {
  readonly number: number;
  readonly weight: number;
}

/** What was found of a query in each document. */
export interface Scores {
  readonly scores: Float64Array;
  /** How many of the query's tokens were found, and what they say together. */
  readonly found: Uint16Array;
  readonly mass: Float64Array;
}

/** The number of a token, from 0; a new one gets the next. */
export function numberIn(vocabulary: Map<string, number>, token: string): number {
  const number = vocabulary.get(token) ?? vocabulary.size;
  if (number === vocabulary.size) vocabulary.set(copyOf(token), number);
  return number;
}

/** V8 keeps the whole text of which a string is a part, and the parts of one that was put together: not of a copy. */
function copyOf(text: string): string {
  return [text.charAt(0), text.slice(1)].join("");
}

/** An inverted index with BM25 scores, which keeps six bytes for each token of a document. */
export class Bm25Index {
  readonly #size: number;
  /** The occurrences of a token stand from `starts[token]` to `starts[token + 1]`. */
  readonly #starts: Uint32Array;
  /** The document of each occurrence, and what it adds to the score. */
  readonly #documents: Uint16Array;
  readonly #values: Float32Array;

  /** `documents` are the tokens of each of their fields, by number; `tokens` is how many different ones there are. */
  constructor(
    documents: readonly (readonly Uint32Array[])[],
    tokens: number,
    { boosts, k, b, d }: Bm25Options,
  ) {
    this.#size = documents.length;
    const counts = new Uint16Array(tokens);
    const fields = boosts.map((boost, field) => {
      const frequency = new Uint16Array(tokens);
      const lengths = documents.map((document) => {
        let length = 0;
        eachCount(document[field], counts, (token) => {
          length++;
          frequency[token] = (frequency[token] ?? 0) + 1;
        });
        return length;
      });
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
      const rarities = Float64Array.from(frequency, (count) => rarity(count, documents.length));
      return { boost, frequency, lengths, average, rarities };
    });

    this.#starts = new Uint32Array(tokens + 1);
    for (let token = 0; token < tokens; token++) {
      const most = fields.reduce((sum, { frequency }) => sum + (frequency[token] ?? 0), 0);
      this.#starts[token + 1] = (this.#starts[token] ?? 0) + most;
    }
    const total = this.#starts[tokens] ?? 0;
    this.#documents = new Uint16Array(total);
    this.#values = new Float32Array(total);

    const next = this.#starts.slice();
    for (const [field, { boost, rarities, lengths, average }] of fields.entries()) {
      for (const [document, length] of lengths.entries()) {
        const norm = k * (1 - b + (b * length) / average);
        eachCount(documents[document]?.[field], counts, (token, count) => {
          const at = next[token] ?? 0;
          next[token] = at + 1;
          this.#documents[at] = document;
          this.#values[at] =
            boost * (rarities[token] ?? 0) * (d + (count * (k + 1)) / (count + norm));
        });
      }
    }
  }

  /**
   * Scores the documents in which anything stands that is looked for: for each token of a query what may stand for it.
   * Each token found in a document counts for all the others there, too. `masses` is what each says.
   */
  score(query: readonly (readonly Find[])[], masses: readonly number[] = []): Scores {
    const scores = new Float64Array(this.#size);
    const found = new Uint16Array(this.#size);
    const mass = new Float64Array(this.#size);
    /** The last token of the query that was counted in each document. */
    const last = new Int16Array(this.#size).fill(-1);
    for (const [at, finds] of query.entries()) {
      for (const { number, weight } of finds) {
        const end = this.#starts[number + 1] ?? 0;
        for (let place = this.#starts[number] ?? end; place < end; place++) {
          const document = this.#documents[place] ?? 0;
          scores[document] = (scores[document] ?? 0) + weight * (this.#values[place] ?? 0);
          if (last[document] === at) continue;
          last[document] = at;
          found[document] = (found[document] ?? 0) + 1;
          mass[document] = (mass[document] ?? 0) + (masses[at] ?? 0);
        }
      }
    }
    return { scores: scores.map((score, at) => score * (found[at] ?? 0)), found, mass };
  }
}

/** What it says that a document has a token: the fewer others have it, the more (BM25's idf). */
export function rarity(frequency: number, total: number): number {
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
}

/** Calls back for each different token, with how often it occurs; `counts` has a zero for each token there is. */
function eachCount(
  tokens: Uint32Array | undefined,
  counts: Uint16Array,
  visit: (token: number, count: number) => void,
): void {
  if (!tokens) return;
  for (const token of tokens) counts[token] = (counts[token] ?? 0) + 1;
  for (const token of tokens) {
    const count = counts[token] ?? 0;
    counts[token] = 0;
    if (count > 0) visit(token, count);
  }
}
