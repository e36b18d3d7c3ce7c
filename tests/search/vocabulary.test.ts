import SearchableMap from "minisearch/SearchableMap";
import { expect, it } from "vitest";
import { siteSections } from "#app/search/search.server.ts";
import { textOf } from "#app/search/section.ts";
import { terms } from "#app/search/tokens/terms.ts";
import { Vocabulary } from "#app/search/vocabulary.ts";

const texts = siteSections("zh").slice(0, 60).map(textOf);
const words = new Set(texts.flatMap(terms).map(({ text }) => text));
const vocabulary = new Vocabulary(words);

it("a vocabulary has the longer tokens that begin like one", () => {
  const few = new Vocabulary(["研究者", "web", "webhook", "webhooks", "we", "研究", "wed"]);
  expect(few.longerThan("web")).toEqual(["webhook", "webhooks"]);
  expect(few.longerThan("研究")).toEqual(["研究者"]);
  expect(few.longerThan("x")).toEqual([]);
});

it.each([
  ["webhok", 1],
  ["authentcaton", 2],
  ["stdy", 1],
  ["limitts", 2],
  ["endpiont", 2],
  ["zzzzz", 2],
] as const)("a vocabulary has the same tokens like “%s” as MiniSearch", (word, most) => {
  const map = new SearchableMap<true>();
  for (const token of words) map.set(token, true);
  const wanted = [...map.fuzzyGet(word, most)].map(([token, [, changes]]) => [token, changes]);
  expect(vocabulary.similarTo(word, most).toSorted()).toEqual(wanted.toSorted());
});
