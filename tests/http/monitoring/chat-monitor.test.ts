import { expect, it } from "vitest";
import { chatMonitor } from "#app/http/monitoring/service-monitors.ts";
import { collectLog, levels } from "../../support/collect-log.ts";

const forbidden = { reason: "x-frame-options", text: "its X-Frame-Options forbid frames" } as const;
const silent = { reason: "timeout", text: "it has not answered for 15 seconds" } as const;

it("each change of the reason why the chat application can't be shown is logged", async () => {
  const { log, lines } = collectLog();
  const onChecked = chatMonitor(log);
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
});
