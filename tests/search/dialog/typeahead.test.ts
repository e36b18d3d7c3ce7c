import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { typeahead } from "#app/search/dialog/use-typeahead.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function typing() {
  const ask = vi.fn((_query: string, _signal: AbortSignal) => {});
  return { ...typeahead(ask), queries: () => ask.mock.calls.map(([query]) => query), ask };
}

it("the dialog searches when typing pauses, not for each letter", () => {
  const { type, queries } = typing();
  for (const text of ["w", "we", "web "]) {
    type(text);
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(200);
  expect(queries()).toEqual(["web"]);
});

it("a search is aborted by the next, so that its late answer is not shown", () => {
  const { type, ask } = typing();
  type("slow");
  vi.advanceTimersByTime(200);
  type("fast");
  vi.advanceTimersByTime(200);
  expect(ask.mock.calls.map(([query, { aborted }]) => [query, aborted])).toEqual([
    ["slow", true],
    ["fast", false],
  ]);
});

it("an empty query is asked at once, which shows nothing", () => {
  const { type, queries } = typing();
  type("  ");
  expect(queries()).toEqual([""]);
});

it("a search that was stopped is not asked", () => {
  const { type, stop, queries } = typing();
  type("study");
  vi.advanceTimersByTime(100);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(queries()).toEqual([]);
});

it("a search without delay is sent at once, and once", () => {
  const { type, askNow, queries } = typing();
  type("study");
  askNow("study ");
  vi.advanceTimersByTime(1_000);
  expect(queries()).toEqual(["study"]);
});
