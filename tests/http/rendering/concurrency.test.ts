import { expect, it } from "vitest";
import { limitConcurrency, QueueFullError } from "#app/http/rendering/concurrency.ts";

/** A task that the test ends. */
function task(run: ReturnType<typeof limitConcurrency>) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = false;
  const outcome = run(() => {
    begun = true;
    return promise;
  }).catch((error: unknown) => error);
  return { resolve, reject, outcome, hasBegun: () => begun };
}

it("tasks run up to the limit, wait in order up to another, and are refused above it", async () => {
  const run = limitConcurrency({ running: 2, waiting: 2 });
  const [first, second, third, fourth, fifth] = Array.from({ length: 5 }, () => task(run));
  expect([first, second, third, fourth].map((each) => each?.hasBegun())).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await fifth?.outcome).toBeInstanceOf(QueueFullError);

  second?.resolve("second");
  expect(await second?.outcome).toBe("second");
  expect([third?.hasBegun(), fourth?.hasBegun()]).toEqual([true, false]);
  const sixth = task(run);
  first?.resolve("first");
  await first?.outcome;
  expect([fourth?.hasBegun(), sixth.hasBegun()]).toEqual([true, false]);
});

it("the slot of a task that failed goes to the next one", async () => {
  const run = limitConcurrency({ running: 1, waiting: 0 });
  const failure = new Error("no");
  const first = task(run);
  first.reject(failure);
  expect(await first.outcome).toBe(failure);
  const second = task(run);
  second.resolve("second");
  expect(await second.outcome).toBe("second");
});
