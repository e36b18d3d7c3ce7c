import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showLatest } from "#app/search/dialog/search-query.ts";
import { typeahead } from "#app/search/dialog/use-typeahead.ts";
import type { SearchResults } from "#app/search/results.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const found = (query: string): SearchResults => ({
  query,
  lang: "en",
  total: 0,
  found: "",
  groups: [],
});

function typing(answer: (query: string) => Promise<SearchResults>) {
  const shown: (string | undefined)[] = [];
  const search = vi.fn((query: string, _signal: AbortSignal) => answer(query));
  const ask = showLatest({
    search,
    show: (results) => shown.push(results?.query),
    fail: () => shown.push("failed"),
  });
  return { ...typeahead(ask), search, shown };
}

const late = (milliseconds: number) => (query: string) =>
  new Promise<SearchResults>((done) => setTimeout(() => done(found(query)), milliseconds));

it("the dialog searches when typing pauses, not for each letter", async () => {
  const { type, search, shown } = typing(late(10));
  for (const text of ["w", "we", "web "]) {
    type(text);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(search.mock.calls.map(([query]) => query)).toEqual(["web"]);
  expect(shown).toEqual(["web"]);
});

it("the dialog shows what was asked for last, in whatever order the answers come", async () => {
  const { type, search, shown } = typing((query) => late(query === "slow" ? 1_000 : 10)(query));
  type("slow");
  await vi.advanceTimersByTimeAsync(200);
  type("fast");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown).toEqual(["fast"]);
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
});

it("an empty query shows nothing, at once", () => {
  const { type, search, shown } = typing(late(10));
  type("  ");
  expect(shown).toEqual([undefined]);
  expect(search).not.toHaveBeenCalled();
});

it("a search that was stopped shows nothing", async () => {
  const { type, stop, shown } = typing(late(100));
  type("study");
  await vi.advanceTimersByTimeAsync(150);
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([]);
});

it("a search without delay is sent at once, and once", async () => {
  const { type, askNow, search } = typing(late(10));
  type("study");
  askNow("study ");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(search.mock.calls.map(([query]) => query)).toEqual(["study"]);
});
