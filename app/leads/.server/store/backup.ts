import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { databaseFile, isBusy } from "./sqlite.ts";
import type { Store } from "./store.ts";

/**
 * Writes a consistent copy of the embedded database to a new file, which only its owner can read. The site may
 * write meanwhile (`VACUUM INTO`, sqlite.org/lang_vacuum.html).
 * @returns the number of submissions in the copy
 * @throws if the file exists, or if the copy is unsound
 */
export async function backUp({ db }: Pick<Store, "db">, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    // SQLite writes to an empty file, whose mode it keeps.
    closeSync(openSync(unfinished, "wx", 0o600));
    await sql`vacuum into ${unfinished}`.execute(db);
    const submissions = countSubmissions(unfinished);
    sync(unfinished);
    renameSync(unfinished, file);
    return submissions;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Replaces the embedded database by a backup, and removes the log files of the former database: SQLite would apply a
 * leftover write-ahead log to the backup.
 * @returns the number of submissions in the backup
 * @throws if the backup is unsound, if a process uses the database, or if there is one and `force` is not set
 */
export function restore(directory: string, file: string, { force }: { force: boolean }): number {
  const submissions = countSubmissions(file);
  const path = databaseFile(directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (existsSync(path)) {
    if (!force) throw new Error(`${path} exists; --force replaces it.`);
    if (isInUse(path)) throw new Error(`A process uses ${path}: stop the site first.`);
  }
  const copy = `${path}.restoring`;
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  sync(copy);
  for (const leftover of [`${path}-wal`, `${path}-shm`]) rmSync(leftover, { force: true });
  renameSync(copy, path);
  return submissions;
}

/** Counts the submissions in a database. @throws if it is missing, damaged, or not a database of this site */
function countSubmissions(file: string): number {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  using database = new DatabaseSync(file, { readOnly: true });
  const findings = database.prepare("pragma integrity_check(1)").get()?.integrity_check;
  if (findings !== "ok") throw new Error(`${file} is damaged (${findings}).`);
  return Number(database.prepare("select count(*) as submissions from leads").get()?.submissions);
}

/** Whether a process uses a database: leaving WAL mode needs exclusive access. A damaged database fails with another error. */
function isInUse(path: string): boolean {
  using database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    return isBusy(error);
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
