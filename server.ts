import { createServer } from "node:http";
import { createApp } from "./app/http/app.ts";
import { readConfig } from "./app/http/config.ts";
import { createLog } from "./app/http/log.ts";
import { loadBuild } from "./app/http/site-build.ts";

/** sysexits.h: something is wrong in the configuration. */
const badConfiguration = 78;
/** Open connections get this many milliseconds to finish after a signal. */
const graceTime = 8_000;

const config = readConfig();
if ("problems" in config) {
  console.error(config.problems.join("\n"));
  process.exit(badConfiguration);
}

const log = createLog(config);
const server = createServer();
if (config.development) {
  const { developmentApp } = await import("./app/http/development.ts");
  server.on("request", await developmentApp({ config, log, server }));
} else {
  server.on("request", createApp({ config, log, build: await loadBuild() }));
}

server.on("error", (error) => {
  log.fatal(error.message);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  log.info({ url: config.siteUrl, port: config.port }, `The site is at ${config.siteUrl}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    log.info(`${signal}: finishing what is under way.`);
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), graceTime).unref();
  });
}
