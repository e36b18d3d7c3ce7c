import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../http/shared/config.ts";
import type { Log } from "../../http/shared/log.ts";
import { errorMessage } from "./error-message.ts";
import { createLimits } from "./form-limits.ts";
import { openMail } from "./mail/deliver.ts";
import { defaultRetryPolicy, type RetryPolicy } from "./outbox/retry-policy.ts";
import { runWorker } from "./outbox/worker.ts";
import { runRetention } from "./retention.ts";
import { createLeads, type OpenLeads } from "./service.ts";
import { CorruptDatabaseError } from "./store/sqlite.ts";
import { openStore } from "./store/store.ts";
import { createDelivery } from "./webhook.ts";

export type RunningLeads = Awaited<ReturnType<typeof startLeads>>;

/**
 * Opens the store and starts the outbox. While the store can't be reached, every call is `unavailable`, and pages
 * are served nevertheless.
 * @throws {CorruptDatabaseError} if the embedded database is damaged
 */
export async function startLeads(
  config: Config,
  log: Log,
  policy: RetryPolicy = defaultRetryPolicy,
) {
  // Operators may not be aware of these.
  if (!config.smtpUrl) log.warn("SMTP_URL is not set: leads are stored, and mail waits");
  if (!config.rateLimits) log.warn("RATE_LIMIT_DISABLED is set: rate limits are off");
  const stopping = new AbortController();
  const { signal } = stopping;
  let open: (OpenLeads & { close(): Promise<void> }) | undefined;

  async function keepOpening(): Promise<void> {
    while (!open && !signal.aborted) {
      await sleep(policy.pollInterval, undefined, { signal }).catch(() => {});
      // Only the first failure is logged, because this repeats every few seconds.
      open = await openLeads(config, log, policy, signal).catch(() => undefined);
      if (open) log.info("store connected");
    }
  }

  let opening = Promise.resolve();
  try {
    open = await openLeads(config, log, policy, signal);
  } catch (error) {
    if (error instanceof CorruptDatabaseError) throw error;
    const reason = errorMessage(error);
    log.error({ reason }, "store unavailable; forms answer 503 until it is back");
    opening = keepOpening();
  }

  return {
    ...createLeads({ current: () => open, webhook: config.webhook !== undefined, log }),
    /** Waits for current deliveries, then closes the store. */
    async stop() {
      stopping.abort();
      await opening;
      await open?.close();
    },
  };
}

async function openLeads(config: Config, log: Log, policy: RetryPolicy, signal: AbortSignal) {
  const store = await openStore(config);
  if (store.laterMigrations.length > 0) {
    log.warn({ migrations: store.laterMigrations }, "the database was used by a later release");
  }
  const mail = config.smtpUrl ? openMail(store, config.smtpUrl, config) : undefined;
  const options = { store, policy, log, signal };
  const running = [runRetention(store, config, log, signal)];
  // Several for mail, so that one slow delivery does not block the others.
  for (let count = 0; mail && count < 3; count++) {
    running.push(runWorker({ ...options, channel: "mail", deliver: mail.deliver }));
  }
  // One for webhooks, which are sent in order except for retries.
  if (config.webhook) {
    const deliver = createDelivery(store, config.webhook, config);
    running.push(runWorker({ ...options, channel: "webhook", deliver }));
  }
  return {
    store,
    limits: config.rateLimits ? createLimits(store) : undefined,
    /** To be called once the signal has aborted. */
    async close() {
      await Promise.all(running);
      mail?.close();
      await store[Symbol.asyncDispose]();
    },
  };
}
