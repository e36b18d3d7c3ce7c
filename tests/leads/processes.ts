import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { StoreConfig } from "#app/leads/store/store.ts";
import { siteUrl } from "./running-leads.ts";

/** The environment of a process that works on a store, and nothing else of ours. */
function environment({ dataDirectory, databaseUrl }: StoreConfig, more: NodeJS.ProcessEnv = {}) {
  return {
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

/** Runs the command line as operators do. */
export function cli(config: StoreConfig, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const script = fileURLToPath(import.meta.resolve("#app/leads/cli.ts"));
    const env = environment(config);
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : Number(error !== null);
      resolve({ code, stdout, stderr });
    });
  });
}

export interface SiteProcess {
  /** Sends a message, whose subject is its token; resolves with what came of it. */
  submit(subject: string): Promise<string>;
  kill(): Promise<void>;
}

/** Leads in a process of their own, ready to be killed. */
export async function startProcess(config: StoreConfig, smtpUrl: string): Promise<SiteProcess> {
  const script = fileURLToPath(import.meta.resolve("./crash-site.ts"));
  const child = spawn(process.execPath, [script], {
    env: environment(config, { SMTP_URL: smtpUrl, RATE_LIMIT_DISABLED: "1" }),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const waiting = new Map<string, (outcome: string) => void>();
  const ready = Promise.withResolvers<void>();
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => {
    const [outcome = "", subject = ""] = line.split(" ");
    if (outcome === "ready") ready.resolve();
    waiting.get(subject)?.(outcome);
  });
  lines.on("close", () => {
    ready.resolve();
    for (const answer of waiting.values()) answer("died");
  });
  // What is written to a process that was killed gets lost, as on a network.
  child.stdin.on("error", () => {});
  await ready.promise;
  return {
    submit: (subject) =>
      new Promise((resolve) => {
        if (child.killed) return resolve("died");
        waiting.set(subject, resolve);
        child.stdin.write(`${subject}\n`);
      }),
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}
