import { createHook } from "node:async_hooks";

const retained: object[] = [];

/**
 * Retains one of the objects that `process.nextTick` creates. When a garbage collection finds none of them, V8 drops
 * their hidden class and deoptimizes the code that creates them: that took 8 % of the time of a cached page (Node 24,
 * by `perf`). Remove it when `npm run bench` shows no difference.
 */
export function keepNextTickFast(): void {
  const hook = createHook({
    init(_id, type, _trigger, tick) {
      if (type === "TickObject") retained.push(tick);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
}
