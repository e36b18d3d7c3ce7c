import type { AssistantMonitor } from "../../chat/assistant/assistant.server.ts";
import type { OnChecked } from "../../chat/frame/chat-status.ts";
import type { Leads } from "../../leads/.server/service.ts";
import { logLimits } from "../../limits.ts";
import type { Log } from "../shared/log.ts";
import { createLogThrottle } from "./log-throttle.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps `leads` so that each call is counted by its outcome. */
export function withLeadMetrics(leads: Leads, metrics: Metrics): Leads {
  async function count<Result extends { outcome: string }>(kind: string, call: Promise<Result>) {
    const result = await call;
    metrics.leads.inc({ kind, outcome: result.outcome });
    return result;
  }
  return {
    ...leads,
    async submit(received) {
      const result = await leads.submit(received);
      const suspected = received.spam && result.outcome === "stored";
      metrics.leads.inc({ kind: received.kind, outcome: suspected ? "suspected" : result.outcome });
      return result;
    },
    confirm: (token) => count("confirmation", leads.confirm(token)),
    unsubscribe: (token) => count("unsubscription", leads.unsubscribe(token)),
  };
}

/** Counts and logs what the assistant does: figures and reasons, never what was asked or answered. */
export function assistantMonitor(log: Log, metrics: Metrics): AssistantMonitor {
  const mayWarn = createLogThrottle(logLimits.reports);
  return {
    used({ input, output, milliseconds }) {
      log.info({ input, output, milliseconds }, "assistant used");
    },
    failed(reason, details) {
      metrics.assistantFallbacks.inc({ reason });
      if (mayWarn()) log.warn({ reason, ...details }, "assistant failed");
    },
  };
}

/** Logs each change of the reason why the chat application can't be embedded. */
export function chatMonitor(log: Log): OnChecked {
  let current = "";
  return (refusal) => {
    const text = refusal?.text ?? "";
    if (text === current) return;
    if (refusal) log.error({ reason: refusal.reason }, `chat application can't be shown: ${text}`);
    else log.info("chat application can be shown again");
    current = text;
  };
}
