import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CorruptDatabaseError } from "./corrupt-database.ts";
import { SqliteWithTransactionalDdl } from "./sqlite-dialect.ts";

export function databaseFile(directory: string): string {
  return join(directory, "site.db");
}

/**
 * Opens the embedded database, or creates it. Only the owner can read its files.
 * @throws {CorruptDatabaseError} if the file is damaged; it stays unchanged
 */
export function openSqlite(directory: string): SqliteWithTransactionalDdl {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = databaseFile(directory);
  // SQLite creates its other files with the same mode.
  closeSync(openSync(path, "a", 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) hideFromOthers(file);

  // SQLite would wait for a lock with the whole process: `retryConflicts` waits instead.
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    checkSoundness(database, path);
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma secure_delete = on;
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  const { ino } = statSync(path);
  const isInPlace = () => statSync(path, { throwIfNoEntry: false })?.ino === ino;
  return new SqliteWithTransactionalDdl(database, isInPlace);
}

/** Free disk space for this user, in bytes. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

function hideFromOthers(path: string): void {
  if (existsSync(path) && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
}

function checkSoundness(database: DatabaseSync, path: string): void {
  const findings = quickCheck(database);
  if (findings !== "ok") throw new CorruptDatabaseError(path, findings);
}

/** "ok", or the problem that SQLite finds in the file (SQLITE_CORRUPT, SQLITE_NOTADB). */
function quickCheck(database: DatabaseSync): string {
  try {
    const row = database.prepare("pragma quick_check(1)").get();
    return String(row?.quick_check);
  } catch (error) {
    if (hasResultCode(error, 11, 26)) return error.message;
    throw error;
  }
}

/** Whether another connection holds the lock (SQLITE_BUSY). */
export function isBusy(error: unknown): boolean {
  return hasResultCode(error, 5);
}

/** Whether an error of SQLite has one of these primary result codes (sqlite.org/rescode.html). */
function hasResultCode(error: unknown, ...codes: number[]): error is Error {
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    codes.includes(error.errcode & 0xff)
  );
}
