import type { OnChecked } from "../../chat/embed/chat-status.ts";
import { refusalReasons } from "../../chat/embed/embedding-refusal.ts";
import type { Log } from "../../config/log.ts";
import type { Metrics } from "./metrics.ts";

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
