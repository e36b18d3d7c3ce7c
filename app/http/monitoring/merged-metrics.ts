import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

const question = "metrics?";

interface Answer {
  readonly metrics: string;
}

/** In the primary process: sends workers the metrics of all when they ask. */
export function provideMergedMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message) => {
    if (message !== question) return;
    all.clusterMetrics().then(
      (metrics) => worker.send({ metrics } satisfies Answer),
      // A worker died before it answered: Prometheus asks again.
      () => worker.send({ metrics: "" } satisfies Answer),
    );
  });
}

/** In a worker: adds its metrics to those of all. */
export function shareMetrics(registry: Registry): void {
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
}

/** In a worker: the metrics of all workers together, in the text format of Prometheus. */
export function mergedMetrics(): Promise<string> {
  return new Promise((resolve) => {
    function read(message: unknown): void {
      if (!isAnswer(message)) return;
      process.off("message", read);
      resolve(message.metrics);
    }
    process.on("message", read);
    process.send?.(question);
  });
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === "object" && message !== null && "metrics" in message;
}
