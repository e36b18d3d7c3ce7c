import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../config/config.ts";
import type { Log } from "../../config/log.ts";
import { createLimits, noLimits } from "./limits.ts";
import { mailDelivery } from "./mail/deliver.ts";
import { openTransport } from "./mail/transport.ts";
import { normalPace, type Pace } from "./outbox/pace.ts";
import type { Delivery } from "./outbox/queue.ts";
import { startWorker } from "./outbox/worker.ts";
import { reasonOf } from "./reason.ts";
import { startRetention } from "./retention.ts";
import { createLeads, type Leads, type OpenLeads } from "./service.ts";
import { openStore } from "./store/store.ts";
import { StoreDamaged } from "./store/store-damaged.ts";
import { webhookDelivery } from "./webhook/deliver.ts";

/**
 * Workers for each channel. One mail that hangs doesn't hold up the others; webhooks go out in order, except
 * for those that have to be retried.
 */
const lanes = { mail: 3, webhook: 1 };

export interface RunningLeads extends Leads {
  /** Waits for the deliveries under way, then closes the store. */
  stop(): Promise<void>;
}

/**
 * Opens the store and begins to deliver. If the store can't be reached, everything is `unavailable`
 * until it can: pages have to be served anyway.
 * @throws {StoreDamaged} if the embedded database is damaged
 */
export async function startLeads(
  config: Config,
  log: Log,
  pace: Pace = normalPace,
): Promise<RunningLeads> {
  announce(config, log);
  const stopping = new AbortController();
  let open: (OpenLeads & { close(): Promise<void> }) | undefined;

  async function keepOpening(): Promise<void> {
    while (!open && !stopping.signal.aborted) {
      await sleep(pace.poll, undefined, { signal: stopping.signal }).catch(() => {});
      // The first failure has been logged; the same one every few seconds would only hide others.
      open = await openLeads(config, log, pace).catch(() => undefined);
      if (open) log.info("the store can be used");
    }
  }

  let opening = Promise.resolve();
  try {
    open = await openLeads(config, log, pace);
  } catch (error) {
    if (error instanceof StoreDamaged) throw error;
    log.error(
      { reason: reasonOf(error) },
      "the store can't be opened; forms answer 503 until it can",
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
function announce(config: Config, log: Log): void {
  if (!config.smtpUrl) log.warn("SMTP_URL is not set: leads are stored, and mail waits");
  if (!config.rateLimits) log.warn("RATE_LIMIT_DISABLED is set: rate limits are off");
}

async function openLeads(config: Config, log: Log, pace: Pace) {
  const store = await openStore(config);
  const transport = config.smtpUrl ? openTransport(config.smtpUrl, config) : undefined;
  const start = (channel: keyof typeof lanes, deliver: (delivery: Delivery) => Promise<void>) =>
    Array.from({ length: lanes[channel] }, () =>
      startWorker({ store, channel, deliver, pace, log }),
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
