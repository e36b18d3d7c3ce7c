import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export interface SiteProcess extends AsyncDisposable {
  readonly port: number;
  /** Where this machine reaches it. */
  readonly origin: string;
  readonly pid: number;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** What it has written so far. */
  readonly said: { stdout: string; stderr: string };
  /** Presses keys at its terminal. */
  type(keys: string): void;
  /** Resolves when it answers `/healthz`; fails if it ends before. */
  live(): Promise<void>;
  /** Resolves when it is ready (`/readyz`); fails if it ends before. */
  ready(): Promise<void>;
}

interface Options {
  /** `npm start`, as on a fresh checkout, in place of `node server.ts`, as in the image. */
  npm?: boolean;
  /** With a terminal of its own, by util-linux's `script`. */
  terminal?: boolean;
  /** Options of Node itself. */
  flags?: readonly string[];
}

/** Starts the built site as operators do, with an empty database and nothing else in its environment. */
export async function startProcess(
  environment: Record<string, string> = {},
  { npm = false, terminal = false, flags = [] }: Options = {},
): Promise<SiteProcess> {
  const { PORT = String(await freePort()) } = environment;
  const directory = mkdtempSync(join(tmpdir(), "site-"));
  const [command, args] = npm
    ? ["npm", ["start", "--silent"]]
    : terminal
      ? ["script", ["-qec", `exec "${process.execPath}" server.ts`, "/dev/null"]]
      : [process.execPath, [...flags, "server.ts"]];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(command, args, {
    // A group of its own, as a terminal gives to what is started in it.
    detached: true,
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      DATA_DIR: directory,
      LOG_LEVEL: "error",
      ...environment,
      PORT,
    },
  });
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (text) => {
      said[stream] += text;
    });
  }
  const exited = once(child, "close").then(([code, signal]) => ({ code, signal }));
  const { pid = 0 } = child;
  async function until(endpoint: string): Promise<void> {
    const url = `http://127.0.0.1:${PORT}${endpoint}`;
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The site ended: ${said.stderr}`);
      await sleep(20);
    }
  }
  return {
    port: Number(PORT),
    origin: `http://127.0.0.1:${PORT}`,
    pid,
    exited,
    said,
    type: (keys) => void child.stdin.write(keys),
    live: () => until("/healthz"),
    ready: () => until("/readyz"),
    async [Symbol.asyncDispose]() {
      try {
        process.kill(-pid, "SIGKILL");
      } catch {
        // It has ended.
      }
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
