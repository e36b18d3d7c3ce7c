import type { AssistantMonitor } from "../../chat/assistant/assistant.server.ts";
import type { OnChecked } from "../../chat/embed/chat-status.ts";
import { refusalReasons } from "../../chat/embed/embedding-refusal.ts";
import type { Log } from "../../config/log.ts";
import type { Leads } from "../../leads/.server/service.ts";
import { logLimits } from "../../limits.ts";
import { logThrottle } from "./log-throttle.ts";
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

/** Counts and logs what the assistant does: figures and reasons, never what was asked or answered. */
export function assistantMonitor(
  log: Log,
  metrics: Pick<Metrics, "assistantTokens" | "assistantFallbacks">,
): AssistantMonitor {
  const mayWarn = logThrottle(logLimits.reports, (count) => {
    log.warn({ count }, "assistant failures suppressed");
  });
  return {
    used({ input, output, milliseconds }) {
      metrics.assistantTokens.inc({ type: "input" }, input);
      metrics.assistantTokens.inc({ type: "output" }, output);
      log.info({ input, output, milliseconds }, "assistant used");
    },
    failed(reason, details) {
      metrics.assistantFallbacks.inc({ reason });
      if (mayWarn()) log.warn({ reason, ...details }, "assistant failed");
    },
  };
}

/** Counts the failed checks of the chat application by reason, and logs when their reason changes. */
export function chatMonitor(log: Log, { chatRefusals }: Pick<Metrics, "chatRefusals">): OnChecked {
  // A counter that begins with its first failure has no increase to alert on.
  for (const reason of refusalReasons) chatRefusals.inc({ reason }, 0);
  let current = "";
  return (refusal) => {
    if (refusal) chatRefusals.inc({ reason: refusal.reason });
    const text = refusal?.text ?? "";
    if (text === current) return;
    if (refusal) log.error({ reason: refusal.reason }, `chat application can't be shown: ${text}`);
    else log.info("chat application can be shown again");
    current = text;
  };
}
