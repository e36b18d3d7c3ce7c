import { describe, expect, it } from "vitest";
import { sandboxLifetime, sandboxRows } from "#app/api/sandbox/rows.server.ts";
import { openStore } from "#app/leads/.server/store/store.ts";
import { engines } from "../engines.ts";

describe.each(engines)("$name", (engine) => {
  const row = (id: string, createdAt = Date.now(), owner = "a") => ({
    ...{ id, createdAt, owner, parent: "study", body: "{}" },
  });

  it("rows are their owner's, in order, once each, and gone after an hour", async () => {
    await using store = await openStore(await engine.newStore());
    const rows = sandboxRows((work) => work(store));
    const now = Date.now();
    expect(await rows.insert(row("b", now + 1))).toBe("inserted");
    expect(await rows.insert(row("a", now))).toBe("inserted");
    expect(await rows.insert(row("a", now))).toBe("exists");
    expect(await rows.insert(row("c", now, "other"))).toBe("inserted");
    await rows.update({ id: "a", body: '{"x":1}' });
    expect((await rows.all("a")).map(({ id, body }) => [id, body])).toEqual([
      ["a", '{"x":1}'],
      ["b", "{}"],
    ]);
    expect(await rows.insert(row("d", now + sandboxLifetime + 2))).toBe("inserted");
    expect((await rows.all("a")).map(({ id }) => id)).toEqual(["d"]);
    await rows.remove("d");
    expect(await rows.all("a")).toEqual([]);
  });

  it("an owner has room for 4 MiB and no more; another has theirs", async () => {
    await using store = await openStore(await engine.newStore());
    const rows = sandboxRows((work) => work(store));
    const body = "曦".repeat(2 ** 20 / 3);
    const outcomes = [];
    for (const id of ["1", "2", "3", "4"]) outcomes.push(await rows.insert({ ...row(id), body }));
    expect(outcomes).toEqual(["inserted", "inserted", "inserted", "full"]);
    expect(await rows.insert(row("x", Date.now(), "other"))).toBe("inserted");
  });
});
