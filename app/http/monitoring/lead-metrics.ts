import type { Leads } from "../../leads/.server/service.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps `leads` so that each call is counted by its outcome. */
export function withLeadMetrics(
  leads: Leads,
  metrics: Pick<Metrics, "leads" | "newsletterSteps">,
): Leads {
  return {
    ...leads,
    async submit(received) {
      const result = await leads.submit(received);
      const suspected = received.spam && result.outcome === "stored";
      const outcome = suspected ? "suspected" : result.outcome;
      metrics.leads.inc({ kind: received.kind, outcome });
      return result;
    },
    async confirm(token) {
      const result = await leads.confirm(token);
      metrics.newsletterSteps.inc({ step: "confirm", outcome: result.outcome });
      return result;
    },
    async unsubscribe(token) {
      const result = await leads.unsubscribe(token);
      metrics.newsletterSteps.inc({ step: "unsubscribe", outcome: result.outcome });
      return result;
    },
  };
}
