import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

/** Kysely's SQLite over Node's own, in which a migration is a transaction: SQLite rolls back tables too. */
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
 * @param isInPlace whether the file is still where it was opened; what is written into a file that
 *   has since been deleted or replaced would be lost, and SQLite doesn't check
 */
function adapt(database: DatabaseSync, isInPlace: () => boolean): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const begins = sql === "begin";
      if (begins && !isInPlace()) throw new Error("The database file was moved or deleted.");
      // A full disk ends a transaction by itself; to roll it back would be one more error, and hide the first.
      if (sql === "rollback" && !database.isTransaction) return nothing;
      // A transaction that reads before it writes could find that another process wrote in between.
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
