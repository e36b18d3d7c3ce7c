import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface SiteProcess extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** What it has written so far. */
  readonly said: { stdout: string; stderr: string };
  /** Presses keys at its terminal. */
  type(keys: string): void;
  /** Resolves when it takes requests; fails if it ends before. */
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

/** A port at which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
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
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    port: Number(PORT),
    pid,
    exited,
    said,
    type: (keys) => void child.stdin.write(keys),
    async ready() {
      while (!(await isUp())) {
        if (child.exitCode !== null) throw new Error(`It ended: ${said.stderr}`);
        await sleep(20);
      }
    },
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
