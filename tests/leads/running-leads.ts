import { setTimeout as sleep } from "node:timers/promises";
import { type Config, readConfig } from "#app/http/shared/config.ts";
import { createLog } from "#app/http/shared/log.ts";
import type { RetryPolicy } from "#app/leads/.server/outbox/retry-policy.ts";
import type { Received } from "#app/leads/.server/service.ts";
import { type RunningLeads, startLeads } from "#app/leads/.server/start.ts";
import { openStore, type StoreConfig } from "#app/leads/.server/store/store.ts";

export const siteUrl = "https://site.example";

/** The outbox in a hurry. */
export const quick: RetryPolicy = {
  pollInterval: 20,
  lease: 300,
  minDelay: 10,
  maxDelay: 100,
  maxAttempts: 500,
};

/** The configuration of a site without settings, but for those that are given. */
export function testConfig(settings: Partial<Config>): Config {
  const config = readConfig({ SITE_URL: siteUrl, LOG_LEVEL: "silent" });
  if ("problems" in config) throw new Error(config.problems.join());
  return { ...config, leadsTo: { default: "team@site.example" }, rateLimits: false, ...settings };
}

export type TestLeads = RunningLeads & AsyncDisposable;

/** Leads as the server runs them, in a hurry. */
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

/** A message through the contact form, but for what is given. */
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

/** A request for the newsletter. */
export function subscription(email: string, rest: Partial<Received> = {}): Received {
  const notice = "One email a month at most.";
  return { ...message(), kind: "newsletter", values: { email }, notice, ...rest };
}

/** How many messages are owed on all channels together, and how many were given up. */
export async function owed(leads: Pick<TestLeads, "messages">) {
  const channels = await leads.messages();
  return channels?.reduce(
    (sum, { waiting, dead }) => ({ waiting: sum.waiting + waiting, failed: sum.failed + dead }),
    { waiting: 0, failed: 0 },
  );
}

/** How often was tried what waits. */
export async function attemptsOf(config: StoreConfig): Promise<number> {
  await using store = await openStore(config);
  const rows = await store.db.selectFrom("outbox").select("attempts").execute();
  return rows.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** Waits until something holds, for a while. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patience = 20_000,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not happen in time: ${holds}`);
    await sleep(10);
  }
}
