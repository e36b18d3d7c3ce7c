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
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";
import { CorruptDatabaseError } from "./corrupt-database.ts";

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

/** Kysely's SQLite dialect on `node:sqlite`, with migrations in a transaction, which SQLite supports for tables. */
class SqliteWithTransactionalDdl extends SqliteDialect {
  constructor(database: DatabaseSync, isInPlace: () => boolean) {
    super({ database: adapt(database, isInPlace) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * @param isInPlace whether the file has not been deleted or replaced; SQLite doesn't check, and writes would be lost
 */
function adapt(database: DatabaseSync, isInPlace: () => boolean): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const begins = sql === "begin";
      if (begins && !isInPlace()) throw new Error("The database file was moved or deleted.");
      // A full disk ends the transaction; a rollback would then fail and hide the first error.
      if (sql === "rollback" && !database.isTransaction) return nothing;
      // With a deferred transaction, another process could write between its first read and its first write.
      const statement = database.prepare(begins ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(input)),
        run: (values) => statement.run(...values.map(input)),
        iterate: (values) => statement.iterate(...values.map(input)),
      };
    },
  };
}

const nothing: ReturnType<SqliteDatabase["prepare"]> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function input(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`SQLite is given no ${typeof value} here.`);
}
