import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningLeads } from "../../leads/.server/start.ts";
import type { Log } from "../shared/log.ts";

/*
 * Milliseconds after the shutdown delay. With the default delay of a second, the process exits before container
 * runtimes kill it after 10 s.
 */

/** When open connections are closed. */
const connectionTimeout = 7_000;
/** When the process exits, even with unfinished work. The outbox continues after the restart. */
const exitTimeout = 8_500;

/** How often, in milliseconds, a site started by npm checks whether npm's shell still runs. */
const parentInterval = 100;

interface ShutdownOptions {
  server: Server;
  leads: RunningLeads;
  log: Log;
  /** Seconds for which requests are still accepted, while `/readyz` already answers 503. */
  delay: number;
}

/**
 * Shuts down on SIGTERM, and on SIGINT (Ctrl-C) without the delay: finishes requests and deliveries in progress, then
 * closes the store.
 * @returns a function that returns whether the process is shutting down
 */
export function stopOnSignal(options: ShutdownOptions): () => boolean {
  const { server, leads, log, delay } = options;
  let isStopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    // A terminal sends SIGINT to npm as well, which passes it on.
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "shutting down");
    if (signal === "SIGTERM") await sleep(delay * 1_000);
    setTimeout(() => process.exit(), exitTimeout).unref();
    setTimeout(() => server.closeAllConnections(), connectionTimeout).unref();
    // `server.close` closes only the connections that are idle now.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    await new Promise((resolve) => server.close(resolve));
    await leads.stop();
    process.exit();
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  // npm signals its shell. Debian's (dash) exits without passing the signal on.
  const { ppid: parent, env } = process;
  if (env.npm_lifecycle_event === "start")
    setInterval(() => process.ppid !== parent && stop("SIGTERM"), parentInterval).unref();
  return () => isStopping;
}
