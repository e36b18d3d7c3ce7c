import { createServer } from "node:http";
import { createApp } from "./app/http/app.ts";
import { readConfig } from "./app/http/config.ts";
import { createLog } from "./app/http/log.ts";
import { stopOnSignal } from "./app/http/shutdown.ts";
import { loadBuild } from "./app/http/site-build.ts";
import { startLeads } from "./app/leads/start.ts";
import { StoreDamaged } from "./app/leads/store/store-damaged.ts";

/** sysexits.h: something is wrong in the configuration, or in the data. */
const badConfiguration = 78;
const badData = 65;

const config = readConfig();
if ("problems" in config) {
  console.error(config.problems.join("\n"));
  process.exit(badConfiguration);
}

const log = createLog(config);
const leads = await startLeads(config, log).catch((error: unknown) => {
  if (!(error instanceof StoreDamaged)) throw error;
  console.error(error.message);
  process.exit(badData);
});
const server = createServer();
const isStopping = stopOnSignal({ server, leads, log });
const parts = { config, log, leads, isStopping };
if (config.development) {
  const { developmentApp } = await import("./app/http/development.ts");
  server.on("request", await developmentApp({ ...parts, server }));
} else {
  server.on("request", createApp({ ...parts, build: await loadBuild() }));
}

server.on("error", (error) => {
  log.fatal(error.message);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  log.info({ url: config.siteUrl, port: config.port }, `The site is at ${config.siteUrl}`);
});
