import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { defaultRetryPolicy } from "#app/leads/.server/outbox/retry-policy.ts";
import { sqlite } from "../leads/engines.ts";
import { startMailServer } from "../leads/mail-server.ts";
import { createReplica, runCli } from "../leads/processes.ts";
import { until } from "../leads/running-leads.ts";
import { sendUntilThanked } from "../leads/visitor.ts";

const leadCount = 300;
/** The number of visitors who write at the same time. */
const crowd = 12;
const kills = 5;
/** The work of a process that died is taken over when its lease has expired. */
const longerThanLease = 1.5 * defaultRetryPolicy.lease;

it("each thanked visitor is exported once and mailed, however often the site is killed", async () => {
  const config = await sqlite.newStore();
  await using mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, RATE_LIMIT_DISABLED: "1" };
  await using site = await createReplica(config, settings);
  const subjects = Array.from({ length: leadCount }, (_, index) => `lead ${index}`);
  const open = subjects.values();
  const visitors = Array.from({ length: crowd }, async () => {
    for (const subject of open) {
      await sendUntilThanked(() => site.origin, { subject });
      await sleep(Math.random() * 150);
    }
  });

  // The first kill comes while the site sets up its store, or soon after.
  const firstStart = site.start().catch(() => {});
  await sleep(Math.random() * 1_200);
  for (let kill = 0; kill < kills; kill++) {
    await site.kill();
    await firstStart;
    await site.start();
    await sleep(Math.random() * 1_000);
  }
  await Promise.all(visitors);

  const { stdout } = await runCli(config, "export", "--format", "jsonl");
  const exported = stdout.trim().split("\n");
  expect(exported.map((line): unknown => JSON.parse(line).subject).sort()).toEqual(subjects.sort());

  // A mail that is sent again, because the site died before it noted the first, is the same mail.
  const messageIds = () => new Set(mail.received.map(({ mail }) => mail.messageId));
  await until(() => messageIds().size === leadCount, longerThanLease);
  const mailed = new Set(mail.received.map(({ mail }) => mail.subject));
  expect(mailed).toEqual(new Set(subjects.map((subject) => `[Message] ${subject}`)));
}, 300_000);

it("several processes can set up one data directory at the same time", async () => {
  const config = await sqlite.newStore();
  await using first = await createReplica(config, {});
  await using second = await createReplica(config, {});
  await Promise.all([first.start(), second.start()]);
  for (const site of [first, second]) {
    expect((await fetch(`${site.origin}/readyz?store`)).status).toBe(200);
  }
});
