import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { Bm25Index } from "#app/answers/bm25-index.ts";

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
  const reference = new MiniSearch<Record<string, string | number>>({
    fields: [...fields],
    tokenize,
  });
  reference.addAll(documents.map((document, id) => ({ id, ...document })));
  const index = new Bm25Index(
    documents.map((document) => fields.map((field) => tokenize(document[field]))),
    { boosts: fields.map((field) => boost[field]), k: 2, b: 0.7 },
  );
  for (const query of ["is it free", "cost", "the api cost", "price of nothing", "unknown"]) {
    const found = index.scores(tokenize(query), weightOf);
    const wanted = reference.search(query, {
      bm25: { k: 2, b: 0.7, d: 0 },
      boost,
      boostTerm: weightOf,
    });
    expect(found.size).toBe(wanted.length);
    for (const { id, score } of wanted) expect(found.get(id)).toBeCloseTo(score, 4);
  }
});
