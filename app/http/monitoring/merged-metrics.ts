import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

const question = "metrics?";

interface Answer {
  /** Null if a worker didn't answer. */
  readonly metrics: string | null;
}

/** In the primary process: sends workers the metrics of all when they ask. */
export function provideMergedMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message) => {
    if (message !== question) return;
    all.clusterMetrics().then(
      (metrics) => worker.send({ metrics } satisfies Answer),
      () => worker.send({ metrics: null } satisfies Answer),
    );
  });
}

/** In a worker: adds its metrics to those of all. */
export function shareMetrics(registry: Registry): void {
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
}

/** In a worker: the metrics of all workers together, in the text format of Prometheus. Rejects if one doesn't answer. */
export function mergedMetrics(): Promise<string> {
  return new Promise((resolve, reject) => {
    function read(message: unknown): void {
      if (!isAnswer(message)) return;
      process.off("message", read);
      if (message.metrics === null) reject(new Error("a worker has not sent its metrics"));
      else resolve(message.metrics);
    }
    process.on("message", read);
    process.send?.(question);
  });
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === "object" && message !== null && "metrics" in message;
}
