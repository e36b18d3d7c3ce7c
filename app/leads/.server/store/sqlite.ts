import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

/** The embedded database exists and is damaged. */
export class CorruptDatabaseError extends Error {
  override name = "CorruptDatabaseError";

  constructor(path: string, findings: string) {
    super(
      `The database ${path} is damaged (${findings.split("\n").join(" ")}). ` +
        "Restore it from a backup, or move it away to start with an empty one.",
    );
  }
}

export function databaseFile(directory: string): string {
  return join(directory, "site.db");
}

/**
 * Opens the embedded database, or creates it. Only the owner can read its files.
 * @throws {CorruptDatabaseError} if the file is damaged; it stays unchanged
 */
export function openSqlite(directory: string): SqliteDialect {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = databaseFile(directory);
  // SQLite creates its other files with the same mode.
  closeSync(openSync(path, "a", 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  }

  // SQLite would block the whole process while it waits for a lock: `retryConflicts` waits instead.
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
  return new TransactionalDdlDialect({ database: adapt(database, isInPlace) });
}

function checkSoundness(database: DatabaseSync, path: string): void {
  let findings: unknown;
  try {
    findings = database.prepare("pragma quick_check(1)").get()?.quick_check;
  } catch (error) {
    // SQLITE_CORRUPT and SQLITE_NOTADB.
    if (!hasResultCode(error, 11, 26)) throw error;
    findings = error.message;
  }
  if (findings !== "ok") throw new CorruptDatabaseError(path, String(findings));
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

/** Runs migrations in a transaction, which SQLite supports for tables. */
class TransactionalDdlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return Object.defineProperty(new SqliteAdapter(), "supportsTransactionalDdl", { value: true });
  }
}

/**
 * Lets Kysely's dialect use `node:sqlite`.
 * @param isInPlace whether the file has not been deleted or replaced; SQLite doesn't check, and writes would be lost
 */
function adapt(database: DatabaseSync, isInPlace: () => boolean): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const begins = sql === "begin";
      if (begins && !isInPlace()) throw new Error("The database file was moved or deleted.");
      // A full disk ends the transaction; a rollback would then fail and hide the first error.
      const hasEnded = sql === "rollback" && !database.isTransaction;
      // With a deferred transaction, another process could write between its first read and its first write.
      const statement = database.prepare(begins ? "begin immediate" : hasEnded ? "select 0" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toSqlValue)),
        run: (values) => statement.run(...values.map(toSqlValue)),
        iterate: (values) => statement.iterate(...values.map(toSqlValue)),
      };
    },
  };
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`SQLite is given no ${typeof value} here.`);
}
