import { type ClientRequestArgs, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createApp } from "#app/http/app.ts";
import { readConfig } from "#app/http/config.ts";
import { createLog } from "#app/http/log.ts";
import { loadBuild } from "#app/http/site-build.ts";

/** The origin that the site under test believes to have. */
export const siteUrl = "https://site.example";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface TestSite extends AsyncDisposable {
  /** Sends a request target exactly as it is written; `fetch` would tidy it up. */
  get(target: string, options?: ClientRequestArgs & { body?: string }): Promise<Answer>;
}

/** The built site behind Express, on a port of its own. */
export async function startSite(): Promise<TestSite> {
  const config = readConfig({ SITE_URL: siteUrl });
  if ("problems" in config) throw new Error(config.problems.join());
  const log = createLog({ logLevel: "silent" });
  const server = createServer(createApp({ config, log, build: await loadBuild() }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
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
    },
  };
}
