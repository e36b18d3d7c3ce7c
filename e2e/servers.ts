import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { startProcess } from "../tests/support/site-process.ts";

interface Running extends AsyncDisposable {
  readonly url: string;
}

/** A server of the test's own, at any port or at this one. */
export async function serve(behave: RequestListener, port = 0): Promise<Running> {
  const server = createServer(behave);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An address at which nobody answers. */
export async function freeUrl(): Promise<string> {
  await using server = await serve(() => {});
  return server.url;
}

/** The production site as a process of its own, with these environment variables. */
export async function startSite(environment: Record<string, string>): Promise<Running> {
  const site = await startProcess(environment);
  await site.live();
  return {
    // The origin that the site has by default.
    url: `http://localhost:${site.port}`,
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}
