import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { findFreePort } from "../support/serve.ts";
import { type SiteProcess, startProcess } from "../support/site-process.ts";
import { siteUrl } from "./running-leads.ts";

const root = fileURLToPath(import.meta.resolve("../.."));

/** Creates the environment of a process that works on a store, without other variables of this process. */
function createEnv({ dataDirectory, databaseUrl }: StoreConfig, more: NodeJS.ProcessEnv = {}) {
  return {
    NODE_ENV: "production",
    SITE_URL: siteUrl,
    LOG_LEVEL: "error",
    DATA_DIR: dataDirectory,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...more,
  };
}

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line. */
export function runCli(config: StoreConfig, ...args: string[]): Promise<Outcome> {
  return run(process.execPath, ["app/leads/.server/cli.ts", ...args], createEnv(config));
}

/** Runs the site until it ends, for one that fails to start. */
export function runServer(config: StoreConfig): Promise<Outcome> {
  return run(process.execPath, ["server.ts"], createEnv(config));
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd: root, env, maxBuffer: 100_000_000 };
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : Number(error !== null);
      resolve({ code, stdout, stderr });
    });
  });
}

/** The built site on its own port, where it can be started, killed and started again. */
export interface Replica extends AsyncDisposable {
  readonly origin: string;
  /** Starts the process and resolves once it answers. */
  start(): Promise<void>;
  /** Kills it at once (SIGKILL). */
  kill(): Promise<void>;
}

export async function createReplica(
  config: StoreConfig,
  settings: Record<string, string>,
): Promise<Replica> {
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  let running: SiteProcess | undefined;
  const kill = async () => running?.[Symbol.asyncDispose]();
  return {
    origin,
    async start() {
      const env = { ...createEnv(config), HOST: "127.0.0.1", PORT: port, SITE_URL: origin };
      running = await startProcess({ ...env, ...settings });
      await running.live();
    },
    kill,
    [Symbol.asyncDispose]: kill,
  };
}
