import { once } from "node:events";
import { startLeads } from "../../leads/.server/start.ts";
import { CorruptDatabaseError } from "../../leads/.server/store/sqlite.ts";
import { site } from "../../site/site.ts";
import { createApp } from "../app.ts";
import { baseHeaders } from "../middleware/base-headers.ts";
import { loadBuild, productionSource } from "../rendering/build-source.ts";
import { readBuiltIndex } from "../responses/built-pages.ts";
import type { Config } from "../shared/config.ts";
import type { Log } from "../shared/log.ts";
import { createSiteServer } from "./http-server.ts";
import { shareAssets } from "./shared-assets.ts";
import { stopOnSignal } from "./shutdown.ts";

/** Serves the site in this process, until a signal ends it. */
export async function serve(config: Config, log: Log): Promise<void> {
  const leads = await startLeads(config, log).catch((error: unknown) => {
    if (error instanceof CorruptDatabaseError) exit(error.message, exitCode.corruptData);
    throw error;
  });
  const server = createSiteServer(baseHeaders(config), config.trustProxy === false);
  const isStopping = stopOnSignal({ server, leads, log, delay: config.shutdownDelay });
  const options = { config, log, leads, isStopping };
  if (config.development) {
    const { developmentApp } = await import("../development.ts");
    server.on("request", await developmentApp({ ...options, server }));
  } else {
    if (config.assetsDirectory) await shareAssets(config.assetsDirectory, log);
    const built = readBuiltIndex();
    const source = productionSource(built.build, loadBuild);
    server.on("request", createApp({ ...options, source, built }));
  }

  const { port, host } = config;
  server.listen({ port, ...(host && { host }) });
  await once(server, "listening").catch(({ message }: Error) =>
    exit(`PORT, HOST: the site can't listen there: ${message}`, exitCode.badConfiguration),
  );
  // PDFs are made by the build, and link to the origin that the site has there.
  log.info({ url: config.siteUrl, port, originInPdfs: site.origin }, "listening");
}

/** Exit codes of sysexits.h: EX_CONFIG for the configuration, EX_DATAERR for the database. */
export const exitCode = { badConfiguration: 78, corruptData: 65 };

function exit(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
