import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readPermissions } from "./permissions.ts";
import { findFreePort } from "./serve.ts";

export interface SiteProcess extends AsyncDisposable {
  readonly port: number;
  /** The origin on this machine. */
  readonly origin: string;
  readonly pid: number;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** The output so far. */
  readonly output: { stdout: string; stderr: string };
  /** Resolves when it answers `/healthz`; rejects if it exits before. */
  live(): Promise<void>;
  /** Resolves when it is ready (`/readyz?store`); rejects if it exits before. */
  ready(): Promise<void>;
}

interface Options {
  /** Starts it with Vite in place of a build. */
  development?: boolean;
  /** Starts it with `npm start` instead of `node`. */
  npm?: boolean;
  /** Command-line options of Node. */
  flags?: readonly string[];
  /** The folder of the release; this one by default. */
  release?: string;
}

const program = "build/bin/server.js";

/**
 * Starts the built site as operators do, with an empty database and no other environment variables. Without npm, it has the
 * permissions of the image.
 */
export async function startProcess(
  environment: Record<string, string> = {},
  { development = false, npm = false, flags = [], release = "." }: Options = {},
): Promise<SiteProcess> {
  const { PORT = String(await findFreePort()) } = environment;
  const directory = mkdtempSync(join(tmpdir(), "site-"));
  const { DATA_DIR = directory, ASSETS_DIR = DATA_DIR } = environment;
  const permissions = readPermissions({ site: process.cwd(), data: [DATA_DIR, ASSETS_DIR] });
  if (release !== ".") permissions.push(`--allow-fs-read=${release}`);
  const [command, args] = npm
    ? ["npm", ["start", "--silent"]]
    : development
      ? [process.execPath, ["--conditions=development", "server.ts"]]
      : [process.execPath, [...permissions, ...flags, program]];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(command, args, {
    // In a process group, as in a terminal.
    detached: true,
    cwd: release,
    env: {
      PATH,
      HOME,
      NODE_ENV: development ? "development" : "production",
      DATA_DIR: directory,
      LOG_LEVEL: "error",
      ...environment,
      PORT,
    },
  });
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (text) => {
      output[stream] += text;
    });
  }
  const exited = once(child, "close").then(([code, signal]) => ({ code, signal }));
  const { pid = 0 } = child;
  async function until(endpoint: string): Promise<void> {
    const url = `http://127.0.0.1:${PORT}${endpoint}`;
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The site ended: ${output.stderr}`);
      await sleep(20);
    }
  }
  return {
    port: Number(PORT),
    origin: `http://127.0.0.1:${PORT}`,
    pid,
    exited,
    output,
    live: () => until("/healthz"),
    ready: () => until("/readyz?store"),
    async [Symbol.asyncDispose]() {
      try {
        process.kill(-pid, "SIGKILL");
      } catch {
        // The process has exited.
      }
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
