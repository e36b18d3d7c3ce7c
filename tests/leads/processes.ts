import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { StoreConfig } from "#app/leads/.server/store/store.ts";
import { freePort } from "./free-port.ts";
import { siteUrl } from "./running-leads.ts";

const root = fileURLToPath(import.meta.resolve("../.."));

/** The environment of a process that works on a store, and nothing else of ours. */
function environment({ dataDirectory, databaseUrl }: StoreConfig, more: NodeJS.ProcessEnv = {}) {
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
export function cli(config: StoreConfig, ...args: string[]): Promise<Outcome> {
  return run(process.execPath, ["app/leads/.server/cli.ts", ...args], environment(config));
}

/** Runs it as the README tells operators to. */
export function npmRunLeads(config: StoreConfig, ...args: string[]): Promise<Outcome> {
  const { PATH, HOME } = process.env;
  const env = environment(config, { PATH, HOME });
  return run("npm", ["run", "--silent", "leads", "--", ...args], env);
}

/** Runs the site for as long as it lives: for one that does not start. */
export function runServer(config: StoreConfig): Promise<Outcome> {
  return run(process.execPath, ["server.ts"], environment(config));
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

/** The built site at a port of its own, where it can be started, killed and started again. */
export interface SiteProcess extends AsyncDisposable {
  readonly origin: string;
  /** Starts the process, which will answer soon. */
  start(): void;
  /** Resolves once it answers. */
  untilUp(): Promise<void>;
  /** Ends it on the spot (SIGKILL). */
  kill(): Promise<void>;
}

export async function siteProcess(
  config: StoreConfig,
  settings: NodeJS.ProcessEnv,
): Promise<SiteProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = environment(config, {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: origin,
    ...settings,
  });
  let child: ReturnType<typeof spawnServer> | undefined;

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  return {
    origin,
    start() {
      child = spawnServer(env);
    },
    async untilUp() {
      while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
        if (child?.exitCode !== null) throw new Error(`The site ended with ${child?.exitCode}.`);
        await sleep(20);
      }
    },
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

function spawnServer(env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, ["server.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
