import cluster, { type Worker } from "node:cluster";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import type { Config } from "../../config/config.ts";
import type { Log } from "../../config/log.ts";
import { provideMergedMetrics } from "../monitoring/merged-metrics.ts";
import { exitByListenError } from "./listen-error.ts";

/** What a worker sends when it listens. */
export const listeningMessage = "listening";

/** Milliseconds before a worker is replaced that died before it listened. */
const retryDelay = 1_000;

/**
 * Serves with several processes on one port, among which the kernel distributes connections. This one answers no
 * requests: it replaces workers that die, counts for the rate limits of all, and passes signals on. Only the first
 * worker delivers messages: it starts alone, so that it alone migrates the database.
 */
export function superviseWorkers(config: Config, log: Log): void {
  const { workers } = config;
  new RateLimiterClusterMaster();
  provideMergedMetrics();
  let isStopping = false;
  let exitCode = 0;

  async function keepRunning(role: "delivering" | "serving", onFirstListening?: () => void) {
    for (let hasListened = false; !isStopping; ) {
      const worker = cluster.fork({ WORKER_ROLE: role });
      const ended = exited(worker, log);
      let isListening = false;
      worker.on("message", (message) => {
        if (message !== listeningMessage) return;
        isListening = true;
        if (!hasListened) onFirstListening?.();
        hasListened = true;
      });
      const { code, signal } = await ended;
      if (isStopping) break;
      // It has said why.
      if (!hasListened && role === "delivering") process.exit(code || 1);
      log.error({ pid: worker.process.pid, code, signal }, "worker died and is replaced");
      if (!isListening) await sleep(retryDelay);
    }
  }

  // Workers could share the port even with another site.
  const probe = createServer();
  probe.on("error", (error) => exitByListenError(error, config));
  probe.listen(config.port, config.host, () => {
    probe.close(() => {
      keepRunning("delivering", () => {
        for (let index = 1; index < workers; index++) keepRunning("serving");
      });
    });
  });

  function exitWithoutWorkers(): void {
    if (isStopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
      exitWithoutWorkers();
    });
  }
  cluster.on("exit", (_, code) => {
    if (isStopping) exitCode = Math.max(exitCode, code ?? 0);
    exitWithoutWorkers();
  });
}

/** Resolves when a worker has ended, or could not be started: then it has no PID and emits no `exit`. */
function exited(worker: Worker, log: Log): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve) => {
    worker.once("exit", (code, signal) => resolve({ code, signal }));
    worker.on("error", (error) => {
      // A message to a worker that has just died fails, too; its `exit` follows.
      if (worker.process.pid !== undefined) return;
      log.error({ err: error }, "worker can't be started");
      resolve({ code: null, signal: null });
    });
  });
}
