import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../support/serve.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

/** `nobody`: PostgreSQL does not run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface PostgresServer extends AsyncDisposable {
  /** Of the database that is there from the beginning. */
  readonly url: string;
  /** A new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends every connection at once, as a crash does. Absent for a server that is not ours. */
  crash?(): Promise<void>;
  start?(): Promise<void>;
}

/** The server that `TEST_DATABASE_URL` names, or a new one with a directory of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given)
    return {
      url: given,
      createDatabase: () => createDatabase(given),
      async [Symbol.asyncDispose]() {},
    };

  const scratch = mkdtempSync(join(tmpdir(), "postgres-"));
  if (unprivileged.uid) chownSync(scratch, unprivileged.uid, unprivileged.gid);
  const binaries = postgresBinaries(scratch);
  const data = join(scratch, "data");
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...unprivileged, cwd: scratch, stdio: "pipe" },
  );
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start() {
    const settings = [
      "fsync=off",
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${scratch}`,
    ];
    const options = settings.flatMap((setting) => ["-c", setting]);
    server = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...options], {
      ...unprivileged,
      cwd: scratch,
      stdio: "ignore",
    });
    await untilReady(url);
  }

  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null) return;
    const exit = once(server, "exit");
    server.kill(signal);
    await exit;
  }

  await start();
  return {
    url,
    createDatabase: () => createDatabase(url),
    crash: () => end("SIGQUIT"),
    start,
    async [Symbol.asyncDispose]() {
      await end("SIGQUIT");
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** A new, empty database of a server. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(url, `create database ${name}`);
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

/** Runs one statement on a connection of its own. */
export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await query(url, "select 1");
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(50);
    }
  }
}
