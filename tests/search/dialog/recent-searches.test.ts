import { beforeEach, expect, it, vi } from "vitest";
import { readSearches, rememberSearch } from "#app/search/dialog/recent-searches.ts";

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

it("the last five searches are remembered, each once, the last first", () => {
  for (const query of ["a", "b", "c", "a", "d", "e", "f"]) rememberSearch(query);
  expect(readSearches()).toEqual(["f", "e", "d", "a", "c"]);
});

it.each(["{", "{}", "null", '[1,{"a":2},null]'])("stored %s is no search", (stored) => {
  items.set("recent-searches", stored);
  expect(readSearches()).toEqual([]);
});

it("searches without storage are not remembered, and throw no error", () => {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => rememberSearch("a")).not.toThrow();
  expect(readSearches()).toEqual([]);
});
