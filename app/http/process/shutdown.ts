import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isatty } from "node:tty";
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

/** A second SIGINT within so many milliseconds is the same Ctrl-C: the terminal sends it to npm, which forwards it. */
const repeatWindow = 500;

/** The exit code of a process that SIGINT ended: 128 + 2. */
const sigintExitCode = 130;

interface ShutdownOptions {
  server: Server;
  leads: RunningLeads;
  log: Log;
  /** Seconds for which requests are still accepted, while `/readyz` already answers 503. */
  delay: number;
}

/**
 * Shuts down on SIGTERM and SIGINT: finishes requests and deliveries in progress, then closes the store. At a
 * terminal, Ctrl-C skips the delay, and a second Ctrl-C exits at once.
 * @returns a function that returns whether the process is shutting down
 */
export function stopOnSignal(options: ShutdownOptions): () => boolean {
  const { server, leads, log, delay } = options;
  let stoppingSince: number | undefined;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const isCtrlC = isatty(0) && signal === "SIGINT";
    if (stoppingSince !== undefined) {
      if (isCtrlC && performance.now() - stoppingSince > repeatWindow) process.exit(sigintExitCode);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, "shutting down");
    if (!isCtrlC) await sleep(delay * 1_000);
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
  return () => stoppingSince !== undefined;
}
