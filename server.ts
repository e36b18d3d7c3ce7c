import { exitCode, serve } from "./app/http/process/serve.ts";
import { readConfig } from "./app/http/shared/config.ts";
import { batchedLines, createLog, readableLines } from "./app/http/shared/log.ts";

const config = readConfig();
if ("problems" in config) {
  console.error(config.problems.join("\n"));
  process.exit(exitCode.badConfiguration);
}

const log = createLog(config, config.development ? await readableLines() : batchedLines());
for (const warning of config.warnings) log.warn(warning);
await serve(config, log);
