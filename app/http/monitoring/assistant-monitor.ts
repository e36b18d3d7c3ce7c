import type { AssistantMonitor } from "../../chat/assistant/assistant.server.ts";
import type { Log } from "../../config/log.ts";
import { logLimits } from "../../limits.ts";
import { logThrottle } from "./log-throttle.ts";
import type { Metrics } from "./metrics.ts";

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
