import { setTimeout as sleep } from "node:timers/promises";
import { type Config, readConfig } from "#app/http/shared/config.ts";
import { createLog } from "#app/http/shared/log.ts";
import type { RetryPolicy } from "#app/leads/.server/outbox/retry-policy.ts";
import type { Received } from "#app/leads/.server/service.ts";
import { type RunningLeads, startLeads } from "#app/leads/.server/start.ts";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";

export const siteUrl = "https://site.example";

/** The policy of a fast outbox. */
export const quick: RetryPolicy = {
  pollInterval: 20,
  lease: 30_000,
  minDelay: 10,
  maxDelay: 100,
  maxAttempts: 500,
};

/** Creates the configuration of a site with only these settings. */
export function testConfig(settings: Partial<Config>): Config {
  const config = readConfig({ SITE_URL: siteUrl, LOG_LEVEL: "silent" });
  if ("problems" in config) throw new Error(config.problems.join());
  return { ...config, leadsTo: { default: "team@site.example" }, rateLimits: false, ...settings };
}

export type TestLeads = RunningLeads & AsyncDisposable;

/** Starts leads as the server does, with a fast outbox. */
export async function run(
  settings: Partial<Config>,
  policy: Partial<RetryPolicy> = {},
): Promise<TestLeads> {
  const config = testConfig(settings);
  const leads = await startLeads(config, createLog(config, process.stdout), {
    ...quick,
    ...policy,
  });
  return { ...leads, [Symbol.asyncDispose]: () => leads.stop() };
}

/** Creates a message through the contact form, with changes. */
export function message(values: Received["values"] = {}, rest: Partial<Received> = {}): Received {
  return {
    kind: "contact",
    values: {
      name: "Ada Lovelace",
      email: "ada@visitor.example",
      company: "",
      inquiryType: "",
      subject: "A question",
      message: "First line\r\nSecond line",
      ...values,
    },
    locale: "en",
    notice: "Please don’t include patient data.",
    token: undefined,
    spam: false,
    address: "192.0.2.1",
    ...rest,
  };
}

/** Creates a request for the newsletter. */
export function subscription(email: string, rest: Partial<Received> = {}): Received {
  const notice = "One email a month at most.";
  return { ...message(), kind: "newsletter", values: { email }, notice, ...rest };
}

/** Counts the messages that wait on all channels together, and those that were given up. */
export async function owed(leads: Pick<TestLeads, "messages">) {
  const channels = await leads.messages();
  return channels?.reduce(
    (sum, { waiting, dead }) => ({ waiting: sum.waiting + waiting, failed: sum.failed + dead }),
    { waiting: 0, failed: 0 },
  );
}

/** Counts the attempts to deliver the messages in the outbox. */
export async function countAttempts(config: StoreConfig): Promise<number> {
  await using store = await openStore(config);
  const rows = await store.db.selectFrom("outbox").select("attempts").execute();
  return rows.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** Waits until a condition holds, up to a time limit. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeout = 20_000,
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`It did not happen in time: ${condition}`);
    await sleep(10);
  }
}
