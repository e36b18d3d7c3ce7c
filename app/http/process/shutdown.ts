import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { Log } from "../../config/log.ts";
import type { RunningLeads } from "../../leads/.server/start.ts";

/* Milliseconds after the delay. With the usual second of it, all ends before container runtimes kill: 10 s. */

/** Connections that are still open by then are cut off. */
const connectionTimeout = 7_000;
/** The process ends, whatever is still under way; messages go out after the restart. */
const exitTimeout = 8_500;

interface ShutdownOptions {
  server: Server;
  leads: RunningLeads;
  log: Log;
  /** For how many seconds new requests are still taken, while `/readyz` already answers 503. */
  delay: number;
}

/**
 * Ends the process in order when it is told to: requests and deliveries under way first, then the store.
 * @returns whether that has begun
 */
export function stopOnSignal({ server, leads, log, delay }: ShutdownOptions): () => boolean {
  let stopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    // npm passes on a signal that the terminal has sent to both.
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is under way.`);
    // Ctrl-C comes from a person, who should not have to wait.
    if (signal === "SIGTERM") await sleep(delay * 1_000);
    setTimeout(() => process.exit(), exitTimeout).unref();
    setTimeout(() => server.closeAllConnections(), connectionTimeout).unref();
    // Connections that become idle from now on are closed as well.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    await new Promise((resolve) => server.close(resolve));
    await leads.stop();
    process.exit();
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  return () => stopping;
}

/** While the process stops, each response is its connection's last, so that the next request goes elsewhere. */
export function lastResponses(isStopping: () => boolean): RequestHandler {
  return (_, response, next) => {
    if (isStopping()) response.set("Connection", "close");
    next();
  };
}
