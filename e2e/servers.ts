import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
  const url = (await freeUrl()).replace("127.0.0.1", "localhost");
  const directory = mkdtempSync(join(tmpdir(), "e2e-"));
  const site = spawn("node_modules/.bin/node", ["server.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: new URL(url).port,
      DATA_DIR: directory,
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: "inherit",
  });
  const stopped = new Promise((resolve) => site.once("exit", resolve));
  for (let tries = 0; tries < 200 && !(await answers(url)); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      site.kill();
      await stopped;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => undefined);
  return response?.ok === true;
}
