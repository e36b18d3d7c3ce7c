/** Chinese characters come after all letters of alphabets (CJK Radicals Supplement and after). */
const firstHan = "\u2e80";

/** The tokens of an index, in the order of their UTF-16 units. */
export class Vocabulary {
  readonly #sorted: readonly string[];

  constructor(tokens: Iterable<string>) {
    this.#sorted = [...tokens].sort();
  }

  /** Longer tokens that begin like one. */
  longerThan(beginning: string): string[] {
    const from = this.#firstFrom(beginning);
    const to = this.#firstFrom(`${beginning}\uffff`);
    return this.#sorted.slice(from, to).filter((token) => token !== beginning);
  }

  /**
   * Tokens in letters that become a word by adding, leaving out or changing some, each with the number of changes
   * (Levenshtein). Tokens with the same beginning share its comparison.
   */
  similarTo(word: string, most: number): (readonly [token: string, changes: number])[] {
    const similar: [string, number][] = [];
    const width = word.length + 1;
    /** How many changes make the first letters of a token, by row, the first of the word, by column. */
    const changes = new Uint8Array((width + most + 1) * width).fill(most + 1);
    for (let column = 0; column <= most; column++) changes[column] = column;
    const compare = (from: number, to: number, depth: number) => {
      let at = from;
      const whole = this.#sorted[at] ?? "";
      if (whole.length === depth) {
        const needed = changes[depth * width + word.length] ?? 0;
        if (needed <= most) similar.push([whole, needed]);
        at++;
      }
      if (depth === word.length + most) return;
      while (at < to) {
        const beginning = (this.#sorted[at] ?? "").slice(0, depth + 1);
        const end = this.#firstFrom(`${beginning}\uffff`, at, to);
        const least = addRow(changes, depth + 1, beginning.charCodeAt(depth), word, most);
        if (least <= most) compare(at, end, depth + 1);
        at = end;
      }
    };
    compare(0, this.#firstFrom(firstHan), 0);
    return similar;
  }

  /** The place of the first token that is not before a text. */
  #firstFrom(text: string, from = 0, to = this.#sorted.length): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Fills a row of a Levenshtein matrix for one more letter; returns its least number. What is so far from the diagonal
 * that it takes more changes than `most` stays as it is.
 */
function addRow(
  matrix: Uint8Array,
  row: number,
  letter: number,
  word: string,
  most: number,
): number {
  const width = word.length + 1;
  const [above, here] = [(row - 1) * width, row * width];
  let least = Math.min(row, most + 1);
  matrix[here] = least;
  const end = Math.min(word.length, row + most);
  for (let column = Math.max(1, row - most); column <= end; column++) {
    const other = Number(word.charCodeAt(column - 1) !== letter);
    const needed = Math.min(
      (matrix[above + column - 1] ?? 0) + other,
      (matrix[here + column - 1] ?? 0) + 1,
      (matrix[above + column] ?? 0) + 1,
    );
    matrix[here + column] = needed;
    least = Math.min(least, needed);
  }
  return least;
}
