/** A sentence that asks whether another name was meant: the one that differs in the fewest letters, at most so many. */
export function didYouMean(
  written: string,
  names: Iterable<string>,
  most = Math.ceil(written.length / 3),
): string {
  const [nearest] = [...names]
    .map((name) => ({ name, distance: distanceOf(written, name) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return nearest ? ` Did you mean ${nearest.name}?` : "";
}

/** How many letters have to be added, removed or replaced (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + Number(letter !== other);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
