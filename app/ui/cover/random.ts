/** Numbers in [0, 1) that look random and follow from the seed alone: a server and a browser draw the same. */
export function seededRandom(seed: string): () => number {
  // FNV-1a, then mulberry32: integer arithmetic, which has the same results everywhere.
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Choices from a source of numbers in [0, 1). */
export function choices(random: () => number) {
  /** A number from one to another, rounded to a unit of the drawing. */
  const between = (from: number, to: number) => Math.round(from + (to - from) * random());
  return {
    between,
    /** One of the options. */
    pick<const T>(options: readonly [T, ...T[]]): T {
      return options[Math.floor(random() * options.length)] ?? options[0];
    },
  };
}

export type Choices = ReturnType<typeof choices>;
