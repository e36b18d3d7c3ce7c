import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { startLeads } from "#app/leads/.server/start.ts";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";
import { engines } from "../engines.ts";
import { message, quick, testConfig } from "../running-leads.ts";

/** Migrates a store as a later release would. */
async function migrateBeyond(config: StoreConfig, migration: string): Promise<void> {
  await using store = await openStore(config);
  // Kysely gives migrations that run within a millisecond the times after it.
  const time = new Date(Date.now() + 1000).toISOString();
  await sql`insert into kysely_migration (name, timestamp) values (${migration}, ${time})`.execute(
    store.db,
  );
}

describe.each(engines)("$name", (engine) => {
  it("a release works on the database of a later one, and logs it", async () => {
    const config = await engine.newStore();
    await migrateBeyond(config, "9999-later");
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
    const leads = await startLeads(testConfig(config), log, quick);
    expect(await leads.submit(message())).toEqual({ outcome: "stored" });
    await leads.stop();
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        migrations: ["9999-later"],
        msg: "the database was used by a later release",
      }),
    );
  });

  it("a release refuses a database that a later one has changed incompatibly", async () => {
    const config = await engine.newStore();
    await migrateBeyond(config, "9999-later-breaking");
    await expect(openStore(config)).rejects.toThrow("9999-later-breaking");
  });

  it("migrations run again after they were removed from the database's list for an earlier release", async () => {
    const config = await engine.newStore();
    {
      await using store = await openStore(config);
      await sql`delete from kysely_migration where name > '0002-rate-limits'`.execute(store.db);
    }
    await using again = await openStore(config);
    const { rows } = await sql`select name from kysely_migration where name > '0003'`.execute(
      again.db,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});
