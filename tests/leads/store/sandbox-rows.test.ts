import { describe, expect, it } from "vitest";
import { SandboxState, sandboxLifetime } from "#app/api/sandbox/state.server.ts";
import { inTransaction, openStore } from "#app/leads/.server/store/store.ts";
import { engines } from "../engines.ts";

describe.each(engines)("$name", (engine) => {
  async function openStates() {
    const store = await openStore(await engine.newStore());
    return {
      state: (owner: string, now: number) =>
        new SandboxState({ now, inStore: (work) => inTransaction(store, work) }, owner),
      [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
    };
  }

  it("rows belong to their owner, are unique and in order, and expire after an hour", async () => {
    await using states = await openStates();
    const now = Date.now();
    const own = states.state("a", now);
    expect(await own.add("b", "study", {}, 1)).toBe(true);
    expect(await own.add("a", "study", {})).toBe(true);
    expect(await own.add("a", "study", {})).toBe(false);
    expect(await states.state("other", now).add("c", "study", {})).toBe(true);
    await own.update("a", { x: 1 });
    expect((await own.all()).map(({ id, body }) => [id, body])).toEqual([
      ["a", '{"x":1}'],
      ["b", "{}"],
    ]);
    const later = states.state("a", now + sandboxLifetime + 2);
    expect(await later.all()).toEqual([]);
    expect(await later.add("a", "study", {})).toBe(true);
    await later.remove("a");
    expect(await later.all()).toEqual([]);
  });

  it("each owner has room for 4 MiB and no more", async () => {
    await using states = await openStates();
    const now = Date.now();
    const body = { text: "曦".repeat(2 ** 20 / 3) };
    const own = states.state("a", now);
    for (const id of ["1", "2", "3"]) expect(await own.add(id, "study", body)).toBe(true);
    await expect(own.add("4", "study", body)).rejects.toThrow("tooMuch");
    expect(await own.all()).toHaveLength(3);
    expect(await states.state("other", now).add("x", "study", {})).toBe(true);
  });
});
