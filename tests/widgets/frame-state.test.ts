import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Check } from "#app/widgets/frame-check.ts";
import {
  type FrameEvent,
  type FrameState,
  firstFrame,
  nextFrame,
} from "#app/widgets/frame-state.ts";
import { awaitRecovery, checkOnce, limitLoading } from "#app/widgets/frame-watch.ts";

describe("the chat's frame", () => {
  it.each<[string, FrameEvent[], FrameState["phase"], number]>([
    ["begins", [], "loading", 1],
    ["has loaded, nobody knows what", ["loaded"], "loading", 1],
    ["has loaded and was checked", ["loaded", "checked"], "ready", 1],
    ["was checked and has loaded", ["checked", "loaded"], "ready", 1],
    ["is there but has not loaded", ["checked"], "loading", 1],
    ["is merely slow", ["time-up"], "ready", 1],
    ["is slow and there", ["checked", "time-up", "loaded"], "ready", 1],
    ["is out of reach", ["unreachable"], "error", 1],
    // Browsers say that their own error pages have loaded.
    ["shows an error page", ["loaded", "unreachable"], "error", 1],
    ["shows one for long", ["loaded", "time-up", "unreachable"], "error", 1],
    ["is slow and out of reach", ["time-up", "unreachable"], "error", 1],
    ["loads what is no longer there", ["unreachable", "loaded"], "error", 1],
    ["is waited for in vain", ["unreachable", "time-up"], "error", 1],
    ["is tried again", ["unreachable", "retry"], "loading", 2],
    ["is tried again and shows an error page", ["unreachable", "retry", "loaded"], "loading", 2],
    ["heals by itself", ["unreachable", "recovered"], "loading", 2],
    ["fails twice", ["unreachable", "retry", "loaded", "unreachable"], "error", 2],
    ["works again", ["unreachable", "recovered", "loaded", "checked"], "ready", 2],
    ["is well", ["loaded", "checked", "recovered"], "ready", 1],
    // As when it is loaded anew from its own menu.
    ["is well, and then lost", ["loaded", "checked", "loaded", "unreachable"], "error", 1],
    ["is well, and tried again", ["loaded", "checked", "retry"], "ready", 1],
  ])("that %s", (_, events, phase, attempt) => {
    expect(events.reduce(nextFrame, firstFrame)).toMatchObject({ phase, attempt });
  });
});

describe("watching it", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** The state under events of the watch, as the component keeps it. */
  function machine() {
    let state = firstFrame;
    const tell = (event: FrameEvent) => {
      state = nextFrame(state, event);
    };
    return { tell, phase: () => state.phase, attempt: () => state.attempt };
  }

  const answers =
    (...reachable: (boolean | undefined)[]): Check =>
    async () =>
      reachable.length > 1 ? reachable.shift() : reachable[0];

  it("the overlay ends after 3,000 ms", () => {
    const { tell, phase } = machine();
    limitLoading(0, tell);
    vi.advanceTimersByTime(2_999);
    expect(phase()).toBe("loading");
    vi.advanceTimersByTime(1);
    expect(phase()).toBe("ready");
  });

  it.each([
    [1_200, 1_800],
    [2_999, 1],
    [9_000, 0],
  ])("with %i ms before hydration, the overlay lasts %i ms more", (elapsed, left) => {
    const { tell, phase } = machine();
    limitLoading(elapsed, tell);
    vi.advanceTimersByTime(Math.max(0, left - 1));
    if (left > 0) expect(phase()).toBe("loading");
    vi.advanceTimersByTime(1);
    expect(phase()).toBe("ready");
  });

  it("a stopped watch does not end the overlay", () => {
    const { tell, phase } = machine();
    limitLoading(0, tell)();
    vi.advanceTimersByTime(10_000);
    expect(phase()).toBe("loading");
  });

  it("the watch asks the server once", async () => {
    const { tell, phase } = machine();
    const check = vi.fn(answers(false));
    checkOnce(check, tell);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(check).toHaveBeenCalledTimes(1);
    expect(phase()).toBe("error");
  });

  it("the watch reports a failure after its delay", async () => {
    const { tell, phase } = machine();
    checkOnce(answers(false), tell, 1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(phase()).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(phase()).toBe("error");
  });

  it.each([true, undefined])("the status %s is no failure", async (answer) => {
    const { tell, phase } = machine();
    checkOnce(answers(answer), tell);
    tell("loaded");
    expect(phase()).toBe("loading");
    await vi.advanceTimersByTimeAsync(0);
    expect(phase()).toBe("ready");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(phase()).toBe("ready");
  });

  it("an application may take ten seconds", async () => {
    const { tell, phase } = machine();
    checkOnce(() => new Promise((done) => setTimeout(() => done(true), 10_000)), tell);
    limitLoading(0, tell);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(phase()).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(phase()).toBe("ready");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(phase()).toBe("ready");
  });

  it("a stopped watch reports nothing", async () => {
    const { tell, phase } = machine();
    checkOnce(answers(false), tell)();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(phase()).toBe("loading");
  });

  it("the watch retries with increasing pauses", async () => {
    const { tell, phase, attempt } = machine();
    tell("unreachable");
    const check = vi.fn(answers(false, undefined, false, true));
    awaitRecovery(check, tell);
    for (const [pause, calls] of [
      [3_999, 0],
      [1, 1],
      [8_000, 2],
      [16_000, 3],
      [31_999, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause);
      expect(check).toHaveBeenCalledTimes(calls);
      expect(phase()).toBe("error");
    }
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), attempt()]).toEqual(["loading", 2]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(check).toHaveBeenCalledTimes(4);
  });

  it("the pauses of the watch are at most a minute", async () => {
    const { tell } = machine();
    const check = vi.fn(answers(false));
    const stop = awaitRecovery(check, tell);
    await vi.advanceTimersByTimeAsync(600_000);
    const calls = check.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(check).toHaveBeenCalledTimes(calls + 1);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(check).toHaveBeenCalledTimes(calls + 1);
  });
});
