import cluster from "node:cluster";
import { readConfig } from "./app/config/config.ts";
import { batchedLines, createLog, readableLines } from "./app/config/log.ts";
import { exitCode } from "./app/http/process/exit-code.ts";

const config = readConfig();
if ("problems" in config) {
  console.error(config.problems.join("\n"));
  process.exit(exitCode.badConfiguration);
}

const log = createLog(config, config.development ? await readableLines() : batchedLines());
if (config.workers > 1 && cluster.isPrimary && !config.development) {
  const { superviseWorkers } = await import("./app/http/process/workers.ts");
  superviseWorkers(config, log);
} else {
  const { serve } = await import("./app/http/process/serve.ts");
  await serve(config, log);
}
