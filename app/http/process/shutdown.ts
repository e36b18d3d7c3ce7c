import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { Log } from "../../config/log.ts";
import type { RunningLeads } from "../../leads/.server/start.ts";

/* Milliseconds after the delay. With the usual second of it, all ends before container runtimes kill: 10 s. */

/** Connections that are still open by then are cut off. */
const connectionTimeout = 7_000;
/** A second signal that comes sooner is the first one again: npm passes on what a terminal sends to both. */
const repetition = 500;
/** The process ends, whatever is still under way; messages go out after the restart. */
const exitTimeout = 8_500;

/** The exit code of shells for a process that SIGINT ended. */
const interrupted = 130;

interface ShutdownOptions {
  server: Server;
  leads: RunningLeads;
  log: Log;
  /** For how many seconds new requests are still taken, while `/readyz` already answers 503. */
  delay: number;
  /** Whether a terminal is attached, so that SIGINT comes from a person, who should not have to wait. */
  terminal: boolean;
}

/**
 * Ends the process in order on SIGTERM and SIGINT: requests and deliveries under way first, then the store.
 * At a terminal, Ctrl-C skips the delay and ends the process at once when it is pressed again.
 * @returns whether that has begun
 */
export function stopOnSignal(options: ShutdownOptions): () => boolean {
  const { server, leads, log, delay, terminal } = options;
  let stoppingSince: number | undefined;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const hurried = terminal && signal === "SIGINT";
    if (stoppingSince !== undefined) {
      if (hurried && performance.now() - stoppingSince > repetition) process.exit(interrupted);
      return;
    }
    stoppingSince = performance.now();
    log.info(`${signal}: finishing what is under way.`);
    if (!hurried) await sleep(delay * 1_000);
    setTimeout(() => process.exit(), exitTimeout).unref();
    setTimeout(() => server.closeAllConnections(), connectionTimeout).unref();
    // Connections that become idle from now on are closed as well.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    await new Promise((resolve) => server.close(resolve));
    await leads.stop();
    process.exit();
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  return () => stoppingSince !== undefined;
}

/** While the process stops, each response is its connection's last, so that the next request goes elsewhere. */
export function lastResponses(isStopping: () => boolean): RequestHandler {
  return (_, response, next) => {
    if (isStopping()) response.set("Connection", "close");
    next();
  };
}
