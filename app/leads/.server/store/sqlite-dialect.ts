import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

/** Kysely's SQLite dialect on `node:sqlite`, with migrations in a transaction, which SQLite supports for tables. */
export class SqliteWithTransactionalDdl extends SqliteDialect {
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
