import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { Bm25Index, numberIn } from "#app/search/tokens/bm25-index.ts";

const documents = [
  { asked: "what does it cost", text: "it is free free free" },
  { asked: "is it free", text: "" },
  { asked: "cost of the api", text: "the api has a price and it has limits" },
  { asked: "nothing of that", text: "else" },
];
const fields = ["asked", "text"] as const;
const tokenize = (text: string) => text.split(" ").filter(Boolean);
const weightOf = (token: string) => token.length;

it("a BM25 index scores as MiniSearch does", () => {
  const boost = { asked: 1, text: 0.5 };
  const bm25 = { k: 2, b: 0.7, d: 0.5 };
  const reference = new MiniSearch<Record<string, string | number>>({
    fields: [...fields],
    tokenize,
  });
  reference.addAll(documents.map((document, id) => ({ id, ...document })));

  const vocabulary = new Map<string, number>();
  const numbers = (text: string) =>
    new Uint32Array(tokenize(text).map((token) => numberIn(vocabulary, token)));
  const index = new Bm25Index(
    documents.map((document) => fields.map((field) => numbers(document[field]))),
    vocabulary.size,
    { ...bm25, boosts: fields.map((field) => boost[field]) },
  );
  const find = (token: string) => {
    const number = vocabulary.get(token);
    return number === undefined ? [] : [{ number, weight: weightOf(token) }];
  };

  for (const query of ["is it free", "cost", "the api cost", "price of nothing", "unknown"]) {
    const { scores, found, mass } = index.score(
      tokenize(query).map(find),
      tokenize(query).map(weightOf),
    );
    const wanted = reference.search(query, { bm25, boost, boostTerm: weightOf });
    expect(scores.filter((score) => score > 0)).toHaveLength(wanted.length);
    for (const { id, score, queryTerms } of wanted) {
      expect(scores[id]).toBeCloseTo(score, 4);
      expect(found[id]).toBe(queryTerms.length);
      expect(mass[id]).toBe(queryTerms.join("").length);
    }
  }
});
