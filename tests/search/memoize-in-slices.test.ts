import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { memoizeInSlices } from "#app/search/memoize-in-slices.ts";

/** Makes the number of its steps, of which each takes as many milliseconds as a test says. */
function madeInSteps(steps: number) {
  let done = 0;
  let made = 0;
  const { get, prepare } = memoizeInSlices(function* () {
    made++;
    for (; done < steps; done++) yield;
    return { done };
  });
  return { get, prepare, done: () => done, made: () => made };
}

it("something made in slices is made once, by those who prepare it together", async () => {
  const { get, prepare, made } = madeInSteps(5);
  await Promise.all([prepare("en"), prepare("en")]);
  expect(get("en")).toEqual({ done: 5 });
  expect(get("en")).toBe(get("en"));
  expect(made()).toBe(1);
});

it("something made in slices lets others have their turn after ten milliseconds", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  let clock = 0;
  const seen: number[] = [];
  let steps = 0;
  const { prepare } = memoizeInSlices(function* () {
    for (; steps < 9; steps++) {
      clock += 4;
      yield;
    }
  });
  const ready = prepare("zh");
  for (let turn = 0; turn < 3; turn++) {
    seen.push(steps);
    await nextTurn();
  }
  await ready;
  vi.restoreAllMocks();
  expect(seen[0]).toBe(2);
  expect(seen[1]).toBeLessThan(9);
});

it("something made in slices is made anew after it has failed", async () => {
  let made = 0;
  const { get, prepare } = memoizeInSlices(function* () {
    made++;
    yield;
    if (made < 3) throw new Error(`Failed: ${made}`);
    return made;
  });
  await expect(prepare("en")).rejects.toThrow("Failed: 1");
  expect(() => get("en")).toThrow("Failed: 2");
  expect([get("en"), get("en")]).toEqual([3, 3]);
});

it("what is missing of something made in slices is made at once for whoever gets it", async () => {
  const { get, prepare } = madeInSteps(3);
  const ready = prepare("en");
  expect(get("en")).toEqual({ done: 3 });
  await ready;
});
