import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { engines, withPostgres } from "../leads/engines.ts";
import { startMailServer } from "../leads/mail-server.ts";
import { createReplica } from "../leads/processes.ts";
import { openContactForm } from "../leads/visitor.ts";

withPostgres();

/** Milliseconds: longer than a visitor waits for the store. */
const longLock = 15_000;

/** Takes the lock that every writer needs; returns what gives it back. */
async function lock({ dataDirectory, databaseUrl }: StoreConfig): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) {
    const other = new DatabaseSync(join(dataDirectory, "site.db"), { timeout: 5_000 });
    other.exec("begin immediate");
    return async () => other.close();
  }
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query("begin; lock table leads, outbox, health in exclusive mode");
  return () => other.end();
}

/** Asks for pages while something goes on. Returns what the median and the slowest answer took, in milliseconds. */
async function measure(origin: string, work: Promise<unknown>) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  const times: number[] = [];
  const ask = async (path: string) => {
    while (!isOver) {
      const begin = performance.now();
      await (await fetch(origin + path)).arrayBuffer();
      times.push(performance.now() - begin);
      await sleep(25);
    }
  };
  await Promise.all(["/healthz", "/about", "/zh/features"].map(ask));
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1] ?? 0, worst: times.at(-1) ?? 0 };
}

describe.each(engines)("$name", (engine) => {
  it("nothing but a form waits while another process holds the store's lock", async () => {
    const config = await engine.newStore();
    await using mail = await startMailServer();
    await using site = await createReplica(config, {
      SMTP_URL: mail.url,
      RATE_LIMIT_DISABLED: "1",
    });
    await site.start();
    const { origin } = site;
    const send = async (subject: string) =>
      (await openContactForm(origin, { subject })).send(origin);
    expect((await send("before")).status).toBe(303);

    // A lock that is given back in time.
    const unlock = await lock(config);
    const patient = send("patient");
    await sleep(2_000);
    await unlock();
    expect((await patient).status).toBe(303);

    const free = await measure(origin, sleep(5_000));
    const unlockLate = await lock(config);
    const refused = send('kept "as typed"');
    const locked = await measure(origin, sleep(longLock));
    const { status, body } = await refused;
    expect(status).toBe(503);
    expect(body).toContain('value="kept &quot;as typed&quot;"');
    await unlockLate();
    expect((await send("after")).status).toBe(303);

    console.log(engine.name, { free, locked });
    // The rest is what the machine is slow with, and the rendering of the form.
    expect(locked.median).toBeLessThan(50 + 2 * free.median);
    expect(locked.worst).toBeLessThan(1_000 + 2 * free.worst);
  }, 90_000);
});
