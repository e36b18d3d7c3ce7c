import { type Check, type Finding, failure, ok, warning } from "./check.ts";
import type { Site } from "./site.ts";

/** Seconds that mail may wait: retries begin at once, and have a quarter of an hour between them at most. */
const maxWait = 900;

/** The sum of a metric's samples with these labels; undefined if the site has none. */
function sumOf(text: string, name: string, labels = ""): number | undefined {
  const samples = text
    .split("\n")
    .filter((line) => /^\w+/.exec(line)?.[0] === name && line.includes(labels))
    .map((line) => Number(line.slice(line.lastIndexOf(" ") + 1)));
  return samples.length > 0 ? samples.reduce((sum, value) => sum + value) : undefined;
}

/** The metrics, or why they can't be read. */
async function readMetrics({ origin, metricsToken, ask }: Site): Promise<string | Finding> {
  const response = await ask("/metrics", {
    headers: metricsToken ? { Authorization: `Bearer ${metricsToken}` } : {},
  });
  const open = response.status === 200 && !metricsToken;
  if (open && !isThisMachine(origin)) {
    return failure(
      "everybody can read /metrics: set METRICS_TOKEN, since the proxy on the site's machine sends no X-Forwarded-For",
    );
  }
  if (response.status === 200) return response.text();
  return warning(
    response.status === 404
      ? "not checked: set METRICS_TOKEN on the site, and give it to --metrics-token"
      : `not checked: /metrics answers ${response.status}; give METRICS_TOKEN to --metrics-token`,
  );
}

function isThisMachine(origin: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);
}

export const mail: Check = {
  name: "mail",
  async run(site) {
    const metrics = await readMetrics(site);
    if (typeof metrics !== "string") return metrics;
    const dead = sumOf(metrics, "site_outbox_messages", 'state="dead"');
    const waiting = sumOf(metrics, "site_outbox_messages", 'state="waiting"') ?? 0;
    const retried = sumOf(metrics, "site_outbox_messages", 'state="retried"') ?? 0;
    const oldest = Math.max(
      sumOf(metrics, "site_outbox_oldest_seconds", '"mail"') ?? 0,
      sumOf(metrics, "site_outbox_oldest_seconds", '"webhook"') ?? 0,
    );
    if (dead === undefined) return failure('the outbox can\'t be read: see "store"');
    if (dead > 0) {
      return failure(`${dead} given up: \`leads list --failed\` says why, then \`leads requeue\``);
    }
    if (oldest > maxWait) {
      return failure(
        `the oldest message waits for ${Math.round(oldest / 60)} min: \`leads status\` says why, then \`leads retry\``,
      );
    }
    return ok(`${waiting + retried} waiting, none given up`);
  },
};

export const chat: Check = {
  name: "chat",
  async run({ ask }) {
    const answer: unknown = await (await ask("/chat-status")).json();
    const reachable = typeof answer === "object" && answer !== null && "reachable" in answer;
    if (reachable && answer.reachable === true) return ok("can be shown");
    return failure(
      "the chat application can't be shown: the site's log says why, see docs/embedding.md",
    );
  },
};
