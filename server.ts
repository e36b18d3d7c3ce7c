import { isatty } from "node:tty";
import { readConfig } from "./app/config/config.ts";
import { batchedLines, createLog, readableLines } from "./app/config/log.ts";
import { createApp } from "./app/http/app.ts";
import { baseHeaders } from "./app/http/middleware/security-headers.ts";
import { createSiteServer } from "./app/http/process/http-server.ts";
import { listenErrorMessage } from "./app/http/process/listen-error.ts";
import { keepNextTickFast } from "./app/http/process/next-tick.ts";
import { shareAssets } from "./app/http/process/shared-assets.ts";
import { stopOnSignal } from "./app/http/process/shutdown.ts";
import { productionSource } from "./app/http/rendering/build-source.ts";
import { loadBuild } from "./app/http/rendering/server-build.ts";
import { startLeads } from "./app/leads/.server/start.ts";
import { CorruptDatabaseError } from "./app/leads/.server/store/corrupt-database.ts";

/** Exit codes of sysexits.h: EX_CONFIG for the configuration, EX_DATAERR for the database. */
const exitCode = { badConfiguration: 78, corruptData: 65 };

const config = readConfig();
if ("problems" in config) {
  console.error(config.problems.join("\n"));
  process.exit(exitCode.badConfiguration);
}

keepNextTickFast();
const log = createLog(config, config.development ? await readableLines() : batchedLines());
const leads = await startLeads(config, log).catch((error: unknown) => {
  if (!(error instanceof CorruptDatabaseError)) throw error;
  console.error(error.message);
  process.exit(exitCode.corruptData);
});
const server = createSiteServer(baseHeaders(config));
const isStopping = stopOnSignal({
  server,
  leads,
  log,
  delay: config.shutdownDelay,
  terminal: isatty(0),
});
const options = { config, log, leads, isStopping };
if (config.development) {
  const { developmentApp } = await import("./app/http/development.ts");
  server.on("request", await developmentApp({ ...options, server }));
} else {
  if (config.assetsDirectory) await shareAssets(config.assetsDirectory, log);
  const source = productionSource(await loadBuild());
  server.on("request", createApp({ ...options, source, warm: config.cacheWarming }));
}

server.on("error", (error) => {
  const message = listenErrorMessage(error, config);
  if (!message) throw error;
  console.error(message);
  process.exit(exitCode.badConfiguration);
});
server.listen(config.port, config.host, () => {
  log.info({ url: config.siteUrl, port: config.port }, "listening");
});
