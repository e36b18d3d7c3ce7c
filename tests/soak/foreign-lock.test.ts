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
    const send = async (subject: string) => {
      const form = await openContactForm(origin, { subject });
      const begin = performance.now();
      return { ...(await form.send(origin)), waited: performance.now() - begin };
    };
    expect((await send("before")).status).toBe(303);

    const times: Record<string, number[]> = { "/healthz": [], "/about": [], "/zh/features": [] };
    let measuring = true;
    const measured = Promise.all(
      Object.entries(times).map(async ([path, taken]) => {
        while (measuring) {
          const begin = performance.now();
          await (await fetch(origin + path)).arrayBuffer();
          taken.push(performance.now() - begin);
          await sleep(25);
        }
      }),
    );

    // One that is given back in time.
    const unlock = await lock(config);
    const patient = send("patient");
    await sleep(2_000);
    await unlock();
    expect((await patient).status).toBe(303);

    const unlockLate = await lock(config);
    const end = performance.now() + longLock;
    const refused = await send('kept "as typed"');
    expect(refused.status).toBe(503);
    expect(refused.body).toContain('value="kept &quot;as typed&quot;"');
    await sleep(end - performance.now());
    measuring = false;
    await measured;
    await unlockLate();
    expect((await send("after")).status).toBe(303);

    const summary = Object.entries(times).map(([path, taken]) => {
      taken.sort((a, b) => a - b);
      const at = (share: number) => Math.round(taken[Math.floor(taken.length * share)] ?? 0);
      return `${path}: ${taken.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)}, worst ${Math.round(taken.at(-1) ?? 0)}`;
    });
    console.log(engine.name, summary, `refused after ${Math.round(refused.waited)} ms`);
    for (const taken of Object.values(times)) {
      // On a machine that does nothing else, the worst is.
      expect(taken[Math.floor(taken.length * 0.9)]).toBeLessThan(50);
      expect(taken.at(-1)).toBeLessThan(1_000);
    }
  }, 90_000);
});
