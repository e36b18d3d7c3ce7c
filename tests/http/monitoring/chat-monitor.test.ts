import { expect, it } from "vitest";
import { createMetrics } from "#app/http/monitoring/metrics.ts";
import { chatMonitor } from "#app/http/monitoring/service-monitors.ts";
import { collectLog, levels } from "../../support/collect-log.ts";

const forbidden = { reason: "x-frame-options", text: "its X-Frame-Options forbid frames" } as const;
const silent = { reason: "timeout", text: "it has not answered for 15 seconds" } as const;

it("each failed check is counted by its reason, and each change of the reason is logged", async () => {
  const { log, lines } = collectLog();
  const metrics = createMetrics();
  const onChecked = chatMonitor(log, metrics);
  for (const refusal of [undefined, forbidden, forbidden, silent, undefined, undefined]) {
    onChecked(refusal);
  }
  expect(lines()).toMatchObject([
    {
      level: levels.error,
      reason: "x-frame-options",
      msg: "chat application can't be shown: its X-Frame-Options forbid frames",
    },
    { level: levels.error, reason: "timeout" },
    { level: levels.info, msg: "chat application can be shown again" },
  ]);
  const samples = await metrics.registry.getSingleMetricAsString("site_chat_refusals_total");
  expect(samples).toContain('{reason="x-frame-options"} 2');
  expect(samples).toContain('{reason="timeout"} 1');
  expect(samples).toContain('{reason="dns"} 0');
});
