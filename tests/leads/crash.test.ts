import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { engines, sqlite, withPostgres } from "./engines.ts";
import { startMailServer } from "./mail-server.ts";
import { cli, type SiteProcess, startProcess } from "./processes.ts";
import { until } from "./running-leads.ts";

withPostgres();

const leadCount = 150;
const kills = 4;

it.each(engines)(
  "$name: whoever was thanked is exported once and mailed, however often the site is killed",
  async (engine) => {
    const config = await engine.newStore();
    await using mail = await startMailServer();
    const subjects = Array.from({ length: leadCount }, (_, index) => `lead-${index}`);
    const open = subjects.values();
    let site: SiteProcess = await startProcess(config, mail.url);

    // Ten visitors at a time, each of whom tries again until thanked.
    const visitors = Array.from({ length: 10 }, async () => {
      for (const subject of open) {
        while ((await site.submit(subject)) !== "stored") await sleep(20);
        await sleep(Math.random() * 100);
      }
    });
    for (let kill = 0; kill < kills; kill++) {
      await sleep(Math.random() * 300);
      await site.kill();
      site = await startProcess(config, mail.url);
    }
    await Promise.all(visitors);

    const { stdout } = await cli(config, "export", "--format", "jsonl");
    const lines = stdout.trim().split("\n");
    const exported = lines.map((line): unknown => JSON.parse(line).subject);
    expect(exported.sort()).toEqual(subjects.sort());

    const mailed = () => new Set(mail.received.map(({ mail }) => mail.subject));
    await until(() => mailed().size === leadCount);
    // A mail that is sent again, because the site died before it noted the first, is the same mail.
    expect(new Set(mail.received.map(({ mail }) => mail.messageId)).size).toBe(leadCount);
    expect(mail.received.length - leadCount).toBeLessThanOrEqual(kills);
    await site.kill();
  },
  60_000,
);

it("several processes may set up one directory at the same time", async () => {
  const config = await sqlite.newStore();
  const started = await Promise.all(
    [1, 2, 3].map(() => startProcess(config, "smtp://127.0.0.1:9")),
  );
  const results = await Promise.all(started.map((site, index) => site.submit(`lead-${index}`)));
  expect(results).toEqual(["stored", "stored", "stored"]);
  await Promise.all(started.map((site) => site.kill()));
});
