import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../http/shared/config.ts";
import type { Log } from "../../http/shared/log.ts";
import { errorMessage } from "./error-message.ts";
import { createLimits, noLimits } from "./limits.ts";
import { type MailTransport, mailDelivery } from "./mail/deliver.ts";
import type { Delivery } from "./outbox/queue.ts";
import { defaultRetryPolicy, type RetryPolicy } from "./outbox/retry-policy.ts";
import { startWorker } from "./outbox/worker.ts";
import { startRetention } from "./retention.ts";
import { createLeads, type Leads, type OpenLeads } from "./service.ts";
import { CorruptDatabaseError } from "./store/corrupt-database.ts";
import { openStore } from "./store/store.ts";
import { webhookDelivery } from "./webhook.ts";

/**
 * Several for mail, so that one slow delivery does not block the others; one for webhooks, which are sent in order
 * except for retries.
 */
const workersPerChannel = { mail: 3, webhook: 1 };

export interface RunningLeads extends Leads {
  /** Waits for current deliveries, then closes the store. */
  stop(): Promise<void>;
}

/**
 * Opens the store and starts the outbox. While the store can't be reached, every call is `unavailable`, and pages
 * are served nevertheless.
 * @throws {CorruptDatabaseError} if the embedded database is damaged
 */
export async function startLeads(
  config: Config,
  log: Log,
  policy: RetryPolicy = defaultRetryPolicy,
): Promise<RunningLeads> {
  warnOfSettings(config, log);
  const stopping = new AbortController();
  let open: (OpenLeads & { close(): Promise<void> }) | undefined;

  async function keepOpening(): Promise<void> {
    while (!open && !stopping.signal.aborted) {
      await sleep(policy.pollInterval, undefined, { signal: stopping.signal }).catch(() => {});
      // Only the first failure is logged, because this repeats every few seconds.
      open = await openLeads(config, log, policy).catch(() => undefined);
      if (open) log.info("store connected");
    }
  }

  let opening = Promise.resolve();
  try {
    open = await openLeads(config, log, policy);
  } catch (error) {
    if (error instanceof CorruptDatabaseError) throw error;
    log.error(
      { reason: errorMessage(error) },
      "store unavailable; forms answer 503 until it is back",
    );
    opening = keepOpening();
  }

  return {
    ...createLeads({ current: () => open, webhook: config.webhook !== undefined, log }),
    async stop() {
      stopping.abort();
      await opening;
      await open?.close();
    },
  };
}

/** Warns about settings that an operator may not expect. */
function warnOfSettings(config: Config, log: Log): void {
  if (!config.smtpUrl) log.warn("SMTP_URL is not set: leads are stored, and mail waits");
  if (!config.rateLimits) log.warn("RATE_LIMIT_DISABLED is set: rate limits are off");
}

/** Loads Nodemailer, which a site without mail doesn't need. */
async function connectMail(url: string, config: Config): Promise<MailTransport> {
  const { openTransport } = await import("./mail/deliver.ts");
  return openTransport(url, config);
}

async function openLeads(config: Config, log: Log, policy: RetryPolicy) {
  const store = await openStore(config);
  if (store.laterMigrations.length > 0) {
    log.warn({ migrations: store.laterMigrations }, "the database was used by a later release");
  }
  const transport = config.smtpUrl ? await connectMail(config.smtpUrl, config) : undefined;
  const start = (
    channel: keyof typeof workersPerChannel,
    deliver: (delivery: Delivery) => Promise<void>,
  ) =>
    Array.from({ length: workersPerChannel[channel] }, () =>
      startWorker({ store, channel, deliver, policy, log }),
    );
  const workers = [
    ...(transport ? start("mail", mailDelivery(store, transport, config)) : []),
    ...(config.webhook ? start("webhook", webhookDelivery(store, config.webhook, config)) : []),
  ];
  const endRetention = startRetention(store, config, log);
  return {
    store,
    workers,
    limits: config.rateLimits ? createLimits(store) : noLimits,
    async close() {
      endRetention();
      await Promise.all(workers.map((worker) => worker.stop()));
      transport?.close();
      await store[Symbol.asyncDispose]();
    },
  };
}
