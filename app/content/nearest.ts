import MiniSearch from "minisearch";

/** A sentence that asks whether another name was meant: the one that differs in the fewest letters, at most so many. */
export function didYouMean(
  written: string,
  names: Iterable<string>,
  most = Math.ceil(written.length / 3),
): string {
  const index = new MiniSearch({ fields: ["id"], tokenize: (name) => [name] });
  index.addAll(Array.from(new Set(names), (id) => ({ id })));
  const [nearest] = index.search(written, { fuzzy: most });
  return nearest ? ` Did you mean ${nearest.id}?` : "";
}
