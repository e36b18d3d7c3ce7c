import { isatty } from "node:tty";
import { readConfig } from "./app/config/config.ts";
import { createLog, readableLines } from "./app/config/log.ts";
import { createApp } from "./app/http/app.ts";
import { headersOfAll } from "./app/http/middleware/security-headers.ts";
import { createSiteServer } from "./app/http/process/http-server.ts";
import { listenProblem } from "./app/http/process/listen-error.ts";
import { keepNextTickFast } from "./app/http/process/next-tick.ts";
import { stopOnSignal } from "./app/http/process/shutdown.ts";
import { loadBuild } from "./app/http/rendering/server-build.ts";
import { startLeads } from "./app/leads/.server/start.ts";
import { CorruptDatabaseError } from "./app/leads/.server/store/corrupt-database.ts";

/** sysexits.h: something is wrong in the configuration, or in the data. */
const badConfiguration = 78;
const badData = 65;

const config = readConfig();
if ("problems" in config) {
  console.error(config.problems.join("\n"));
  process.exit(badConfiguration);
}

keepNextTickFast();
const log = createLog(config, config.development ? await readableLines() : undefined);
const leads = await startLeads(config, log).catch((error: unknown) => {
  if (!(error instanceof CorruptDatabaseError)) throw error;
  console.error(error.message);
  process.exit(badData);
});
const server = createSiteServer(headersOfAll(config));
const isStopping = stopOnSignal({
  server,
  leads,
  log,
  delay: config.shutdownDelay,
  terminal: isatty(0),
});
const parts = { config, log, leads, isStopping };
if (config.development) {
  const { developmentApp } = await import("./app/http/development.ts");
  server.on("request", await developmentApp({ ...parts, server }));
} else {
  server.on("request", createApp({ ...parts, build: await loadBuild(), warm: true }));
}

server.on("error", (error) => {
  const problem = listenProblem(error, config);
  if (!problem) throw error;
  console.error(problem);
  process.exit(badConfiguration);
});
server.listen(config.port, config.host, () => {
  log.info({ url: config.siteUrl, port: config.port }, `The site is at ${config.siteUrl}`);
});
