import { expect, it } from "vitest";
import { limitConcurrency, QueueFullError } from "#app/http/rendering/renderer.ts";

/** Starts a task that the test ends. */
function startTask(run: ReturnType<typeof limitConcurrency>, client = "a") {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = false;
  const outcome = run(client, () => {
    begun = true;
    return promise;
  }).catch((error: unknown) => error);
  return { resolve, reject, outcome, hasBegun: () => begun };
}

it("tasks run up to the limit, wait in order up to another, and are refused above it", async () => {
  const run = limitConcurrency({ running: 2, waiting: 2, waitingPerClient: 2 });
  const [first, second, third, fourth, fifth] = Array.from({ length: 5 }, () => startTask(run));
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
  const sixth = startTask(run);
  first?.resolve("first");
  await first?.outcome;
  expect([fourth?.hasBegun(), sixth.hasBegun()]).toEqual([true, false]);
});

it("clients that wait take turns, and one of them can't take all places", async () => {
  const run = limitConcurrency({ running: 1, waiting: 3, waitingPerClient: 2 });
  const [running, first, second, refused] = Array.from({ length: 4 }, () => startTask(run));
  const other = startTask(run, "b");
  expect(await refused?.outcome).toBeInstanceOf(QueueFullError);
  const order: string[] = [];
  for (const [name, each] of Object.entries({ running, first, other, second })) {
    each?.resolve(name);
    await each?.outcome;
    order.push([first, other, second].map((each) => Number(each?.hasBegun())).join(""));
  }
  expect(order).toEqual(["100", "110", "111", "111"]);
});

it("the slot of a task that failed goes to the next one", async () => {
  const run = limitConcurrency({ running: 1, waiting: 0, waitingPerClient: 0 });
  const failure = new Error("no");
  const first = startTask(run);
  first.reject(failure);
  expect(await first.outcome).toBe(failure);
  const second = startTask(run);
  second.resolve("second");
  expect(await second.outcome).toBe("second");
});
