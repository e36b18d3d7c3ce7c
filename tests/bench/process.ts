import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Servers run on the first core and the load on the second, where the system lets us choose. */
const canPin = existsSync("/usr/bin/taskset");

/** Puts this process, which makes the load, on a core of its own. */
export function pinLoad(): void {
  if (canPin) execFileSync("taskset", ["-cp", "1", String(process.pid)], { stdio: "ignore" });
}

/** Starts a program (Node's, if no other is named) that listens on a port, and waits until it answers. */
export async function startServer(
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
  program = process.execPath,
): Promise<{ child: ChildProcess; startedIn: number }> {
  const command = canPin ? ["taskset", "-c", "0", program] : [program];
  const [first = program, ...before] = command;
  const started = performance.now();
  const child = spawn(first, [...before, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  // Writing the log to a pipe that is read costs more than to /dev/null.
  child.stdout?.resume();
  // The program ends even if the benchmark fails.
  process.once("exit", () => child.kill());
  while (!(await isAnswering(port))) await sleep(20);
  return { child, startedIn: performance.now() - started };
}

async function isAnswering(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/features`).catch(() => undefined);
  return response?.ok ?? false;
}

/** Seconds of processor time that a process has used, by /proc (Linux; 100 ticks a second). */
export function readCpuSeconds({ pid }: ChildProcess): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return Number.NaN;
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process in megabytes (Linux). */
export function readMemory({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024;
}
