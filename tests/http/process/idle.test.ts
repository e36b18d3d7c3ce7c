import { expect, it } from "vitest";
import { createIdle } from "#app/http/process/idle.ts";

/** Work in the background on a clock of its own; `arrivals` are the times of requests, in milliseconds. */
function onClock(arrivals: readonly number[], stopsAt = Number.POSITIVE_INFINITY) {
  let time = 0;
  const coming = [...arrivals];
  const idle = createIdle({
    isStopping: () => time >= stopsAt,
    now: () => time,
    async wait(milliseconds) {
      const end = time + milliseconds;
      for (let next = coming[0]; next !== undefined && next <= end; next = coming[0]) {
        time = next;
        idle.noteRequest();
        coming.shift();
      }
      time = end;
    },
  });
  return { idle, time: () => time };
}

it("a process is idle half a second after its start, and then in each turn of the event loop", async () => {
  const { idle, time } = onClock([]);
  expect([await idle.whenIdle(), time()]).toEqual([true, 500]);
  expect([await idle.whenIdle(), time()]).toEqual([true, 501]);
});

it("a process is idle half a second after its last request", async () => {
  const { idle, time } = onClock([100, 501, 1_000, 2_000]);
  expect([await idle.whenIdle(), time()]).toEqual([true, 1_500]);
});

it("a process with a request every millisecond is never idle", async () => {
  const { idle, time } = onClock(Array.from({ length: 3_000 }, (_, index) => index));
  expect([await idle.whenIdle(), time()]).toEqual([true, 3_499]);
});

it("a process that shuts down ends the work in the background", async () => {
  const { idle, time } = onClock([100, 550], 600);
  expect([await idle.whenIdle(), time()]).toEqual([false, 600]);
});
