/** What it says that a document has a token: the fewer of all have it, the more (the idf of BM25). */
export function rarity(frequency: number, total: number): number {
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
}
