import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findFreePort } from "../support/serve.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

/** `nobody`: PostgreSQL does not run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface PostgresServer extends AsyncDisposable {
  /** The URL of the initial database. */
  readonly url: string;
  /** Creates an empty database, and returns its URL. */
  createDatabase(): Promise<string>;
  /** Ends every connection at once, as a crash does. Undefined if the tests have not started the server. */
  crash?(): Promise<void>;
  start?(): Promise<void>;
}

/** Uses the server that `TEST_DATABASE_URL` names, or starts a new one with its own directory. */
export async function startPostgres(): Promise<PostgresServer> {
  const existing = process.env.TEST_DATABASE_URL;
  if (existing)
    return {
      url: existing,
      createDatabase: () => createDatabase(existing),
      async [Symbol.asyncDispose]() {},
    };

  const scratch = mkdtempSync(join(tmpdir(), "postgres-"));
  if (unprivileged.uid) chownSync(scratch, unprivileged.uid, unprivileged.gid);
  const binaries = findPostgresBinaries(scratch);
  const data = join(scratch, "data");
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...unprivileged, cwd: scratch, stdio: "pipe" },
  );
  const port = await findFreePort();
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
    await waitUntilReady(url);
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

/** Creates an empty database on a server. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(url, `create database ${name}`);
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

/** Runs one statement on its own connection. */
export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function waitUntilReady(url: string): Promise<void> {
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
