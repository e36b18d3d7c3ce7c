import { mkdtempSync, rmSync } from "node:fs";
import { type ClientRequestArgs, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { afterAll } from "vitest";
import { createApp } from "#app/http/app.ts";
import { baseHeaders } from "#app/http/middleware/base-headers.ts";
import { createSiteServer } from "#app/http/process/http-server.ts";
import { type AppBuild, loadBuild, productionSource } from "#app/http/rendering/build-source.ts";
import { readBuiltIndex } from "#app/http/responses/built-pages.ts";
import { type Config, readConfig } from "#app/http/shared/config.ts";
import { createLog, type Log } from "#app/http/shared/log.ts";
import { startLeads } from "#app/leads/.server/start.ts";

/** The configured origin of the site under test. */
export const siteUrl = "https://site.example";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface TestSite extends AsyncDisposable {
  readonly config: Config;
  /** The origin on this machine. */
  readonly origin: string;
  /** Sends a request target unchanged; `fetch` would normalize it. */
  get(target: string, options?: ClientRequestArgs & { body?: string | Buffer }): Promise<Answer>;
}

interface Parts {
  /** Silent by default. */
  log?: Log;
  /** Renders every page with this build. By default, the site sends the pages that the build has rendered. */
  build?: AppBuild;
  /** Loads the build when something is rendered. */
  load?: () => Promise<AppBuild>;
  /** Serves files in place of the built ones. */
  assets?: RequestHandler;
  /** The folder for its database; the system's temporary one by default. */
  temporaryDirectory?: string;
}

/** Makes a build with another function that renders documents. */
export async function makeBuild(render: AppBuild["entry"]["module"]["default"]): Promise<AppBuild> {
  const build = await loadBuild();
  return { ...build, entry: { module: { ...build.entry.module, default: render } } };
}

/** Starts the built site on a free port, with an empty database and these environment variables. */
export async function startSite(
  environment: Record<string, string> = {},
  parts: Parts = {},
): Promise<TestSite> {
  const directory = mkdtempSync(join(parts.temporaryDirectory ?? tmpdir(), "site-"));
  const config = readConfig({ SITE_URL: siteUrl, DATA_DIR: directory, ...environment });
  if ("problems" in config) throw new Error(config.problems.join());
  const { log = createLog({ logLevel: "silent" }, process.stdout), assets } = parts;
  const leads = await startLeads(config, log);
  const server = createSiteServer(baseHeaders(config), config.trustProxy === false);
  const index = readBuiltIndex();
  const { build, load = async () => build ?? (await loadBuild()) } = parts;
  const source = productionSource(index.build, load);
  const built = build ? { ...index, keys: [] } : index;
  const options = { config, log, leads, isStopping: () => false, source, built };
  server.on("request", createApp({ ...options, ...(assets && { assets }) }));
  // Keeps connections open while a test computes for seconds.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config,
    origin: `http://127.0.0.1:${port}`,
    get: (target, { body, ...options } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request({ host: "127.0.0.1", port, path: target, ...options }, (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk) => {
            text += chunk;
          });
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        });
        sent.on("error", reject);
        sent.end(body);
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await leads.stop();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Starts a site that ends after the last test of the file. */
export async function startTestSite(...options: Parameters<typeof startSite>): Promise<TestSite> {
  const site = await startSite(...options);
  afterAll(() => site[Symbol.asyncDispose]());
  return site;
}
