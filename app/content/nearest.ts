import MiniSearch from "minisearch";

/** A sentence that suggests the name with the fewest different letters, if at most `maxDistance` differ; or nothing. */
export function didYouMean(
  name: string,
  names: Iterable<string>,
  maxDistance = Math.ceil(name.length / 3),
): string {
  const index = new MiniSearch({ fields: ["id"], tokenize: (text) => [text] });
  index.addAll(Array.from(new Set(names), (id) => ({ id })));
  const [nearest] = index.search(name, { fuzzy: maxDistance });
  return nearest ? ` Did you mean ${nearest.id}?` : "";
}
