/** How a token occurs in one section. */
export interface Occurrence {
  /** How often in the text, in proportion to its length. */
  times: number;
  /** What it counts besides that it stands in a heading, a title or among keywords. */
  bonus: number;
  inHeading: boolean;
}

/** Where a token occurs, by the number of the section. */
export type Occurrences = ReadonlyMap<number, Occurrence>;

/** Every token with the sections in which it occurs. */
export class Postings {
  readonly #byToken = new Map<string, Map<number, Occurrence>>();
  #sorted: readonly string[] = [];

  /** Counts tokens of a section. What is added later is not found by its beginning until `sort`. */
  add(section: number, tokens: readonly string[], found: Partial<Occurrence>): void {
    for (const token of tokens) {
      const sections = this.#byToken.get(token) ?? new Map<number, Occurrence>();
      this.#byToken.set(token, sections);
      const { times = 0, bonus = 0, inHeading = false } = found;
      const before = sections.get(section);
      sections.set(section, {
        times: (before?.times ?? 0) + times,
        bonus: Math.max(before?.bonus ?? 0, bonus),
        inHeading: inHeading || before?.inHeading === true,
      });
    }
  }

  sort(): void {
    this.#sorted = [...this.#byToken.keys()].sort();
  }

  get(token: string): Occurrences | undefined {
    return this.#byToken.get(token);
  }

  /** The longer tokens that begin like this one. */
  *startingWith(beginning: string): Generator<Occurrences> {
    for (let at = this.#firstFrom(beginning); ; at++) {
      const token = this.#sorted[at];
      if (!token?.startsWith(beginning)) return;
      const occurrences = this.#byToken.get(token);
      if (token !== beginning && occurrences) yield occurrences;
    }
  }

  /** Where the tokens begin that sort at or after a text. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
