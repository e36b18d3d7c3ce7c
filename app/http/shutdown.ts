import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningLeads } from "../leads/start.ts";
import type { Log } from "./log.ts";

/*
 * Milliseconds after SIGTERM. Container runtimes kill after ten seconds.
 */
/** New requests are still taken for so long, while `/readyz` says that they had better go elsewhere. */
const drain = 1_000;
/** Then connections that are still open are cut off. */
const patience = 8_000;
/** Then the process ends, whatever is still under way; messages go out when it is back. */
const end = 9_500;

interface ShutdownOptions {
  server: Server;
  leads: RunningLeads;
  log: Log;
}

/**
 * Ends the process in order when it is told to: requests and deliveries under way first, then the store.
 * @returns whether that has begun
 */
export function stopOnSignal({ server, leads, log }: ShutdownOptions): () => boolean {
  let stopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    stopping = true;
    log.info(`${signal}: finishing what is under way.`);
    setTimeout(() => process.exit(), end).unref();
    setTimeout(() => server.closeAllConnections(), patience).unref();
    // Ctrl-C comes from a person, who is not to be kept waiting.
    if (signal === "SIGTERM") await sleep(drain);
    await new Promise((resolve) => server.close(resolve));
    await leads.stop();
    process.exit();
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  return () => stopping;
}
