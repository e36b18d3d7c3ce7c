import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultRetryPolicy } from "#app/leads/.server/outbox/retry-policy.ts";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { getPostgresServer, withPostgres } from "../leads/engines.ts";
import { type MailServer, startMailServer } from "../leads/mail-server.ts";
import { createReplica, type Replica, runCli } from "../leads/processes.ts";
import { until } from "../leads/running-leads.ts";
import { openContactForm, sendUntilThanked } from "../leads/visitor.ts";

withPostgres();

const perClient = 20;
/** The work of a process that died is taken over when its lease has expired. */
const longerThanLease = 1.5 * defaultRetryPolicy.lease;

let config: StoreConfig;
let mail: MailServer;
let replicas: Replica[];

// Both replicas set up the empty database at the same time.
beforeAll(async () => {
  config = {
    dataDirectory: mkdtempSync(join(tmpdir(), "replicas-")),
    databaseUrl: await getPostgresServer().createDatabase(),
  };
  mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, TRUST_PROXY: "1" };
  replicas = [await createReplica(config, settings), await createReplica(config, settings)];
  await Promise.all(replicas.map((site) => site.start()));
});
afterAll(async () => {
  await Promise.all(replicas.map((site) => site.kill()));
  await mail[Symbol.asyncDispose]();
  rmSync(config.dataDirectory, { recursive: true });
});

/** Picks the origin for the nth request, as a load balancer does. */
function pickOrigin(index: number): string {
  return replicas[index % replicas.length]?.origin ?? "";
}

async function readReadiness(): Promise<number[]> {
  const answers = await Promise.all(replicas.map(({ origin }) => fetch(`${origin}/readyz?store`)));
  return answers.map(({ status }) => status);
}

/** Sends a message through the nth replica. */
async function send(index: number, typed: Parameters<typeof openContactForm>[1]) {
  const form = await openContactForm(pickOrigin(index), typed);
  return form.send(pickOrigin(index));
}

it("two replicas share a client's limit, and a refused form keeps its text", async () => {
  const answers = await Promise.all(
    Array.from({ length: perClient + 2 }, (_, index) =>
      send(index, {
        subject: `often "${index}"`,
        email: `often${index}@visitor.example`,
        address: `2001:db8:0:1::${index + 1}`,
      }),
    ),
  );
  const stopped = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(perClient);
  expect(stopped).toHaveLength(2);
  for (const { headers, body } of stopped) {
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(body).toMatch(/value="often &quot;\d+&quot;"/);
  }
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  "each thanked visitor is exported once and mailed, even if the database restarts and replicas are killed",
  async () => {
    const leadCount = 200;
    const subjects = Array.from({ length: leadCount }, (_, index) => `lead ${index}`);
    const open = subjects.entries();
    let thanked = 0;
    const visitors = Array.from({ length: 8 }, async () => {
      for (const [index, subject] of open) {
        let tries = index;
        await sendUntilThanked(() => pickOrigin(tries++), {
          subject,
          email: `visitor${index}@visitor.example`,
          address: `198.51.${100 + (index >> 8)}.${index & 255}`,
        });
        thanked += 1;
        await sleep(Math.random() * 100);
      }
    });

    await until(() => thanked > leadCount / 4);
    const { crash, start } = getPostgresServer();
    const [first, second] = replicas;
    await crash?.();
    // Pages are served even by a process that has never seen the database.
    await second?.kill();
    await second?.start();
    for (const index of [0, 1]) {
      const { status, headers, body } = await send(index, { subject: 'kept "as typed"' });
      expect(status).toBe(503);
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(body).toContain('value="kept &quot;as typed&quot;"');
    }
    await until(async () => (await readReadiness()).every((status) => status === 503));
    // The load balancer keeps the replicas, because they serve every page.
    for (const { origin } of replicas) {
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expect((await fetch(`${origin}/zh/features`)).status).toBe(200);
    }
    const before = thanked;
    await start?.();
    await until(async () => (await readReadiness()).every((status) => status === 200));
    await until(() => thanked > before + 20);

    await first?.kill();
    await first?.start();
    await Promise.all(visitors);

    const { stdout } = await runCli(config, "export", "--format", "jsonl");
    const exported = stdout
      .trim()
      .split("\n")
      .map((line): string => JSON.parse(line).subject);
    expect(exported.filter((subject) => subject.startsWith("lead")).sort()).toEqual(
      subjects.sort(),
    );
    expect(exported).not.toContain('kept "as typed"');

    const messageIds = () => new Set(mail.received.map(({ mail }) => mail.messageId));
    await until(() => messageIds().size === exported.length, longerThanLease);
    const mailed = mail.received.map(({ mail }) => mail.subject?.replace("[Message] ", ""));
    expect(new Set(mailed)).toEqual(new Set(exported));
    // Mails that the killed processes were sending may have come twice, as the same mail.
    expect(mailed.length - exported.length).toBeLessThanOrEqual(6);
  },
  300_000,
);
