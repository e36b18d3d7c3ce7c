import { createHook } from "node:async_hooks";

const kept: object[] = [];

/**
 * Keeps one of the objects alive that `process.nextTick` makes. V8 forgets the shape of objects of which a
 * garbage collection finds none, and Node's code that makes these is slow from then on: it was a twelfth of
 * the time that a cached page took (Node 24, by `perf`).
 */
export function keepNextTickFast(): void {
  const hook = createHook({
    init(_id, type, _trigger, tick) {
      if (type === "TickObject") kept.push(tick);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
}
