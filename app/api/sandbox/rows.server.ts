import { sql } from "kysely";
import { sandbox } from "../../content/sandbox.ts";
import { inTransaction, type Store } from "../../leads/.server/store/store.ts";
import type { SandboxRowsTable } from "../../leads/.server/store/tables.ts";

/** Something that the sandbox remembers for an hour. */
export type SandboxRow = Omit<SandboxRowsTable, "expiresAt">;

/** What the sandbox remembers. The methods reject while the store is down. */
export interface SandboxRows {
  /** Adds a row, unless its ID exists, or there are too many. */
  insert(row: SandboxRow): Promise<"inserted" | "exists" | "full">;
  /** All rows of an owner, oldest first. */
  all(owner: string): Promise<readonly SandboxRow[]>;
  update(row: Pick<SandboxRow, "id" | "body">): Promise<void>;
  remove(id: string): Promise<void>;
}

/** In milliseconds. */
export const sandboxLifetime = sandbox.keptMinutes * 60_000;

/** In bytes, the more so as each call reads all of its owner's. A row counts a KiB beside its body. */
const most = { owner: 4 * 2 ** 20, all: 80 * 2 ** 20 };
const size = sql<number>`octet_length(body) + 1024`;

/**
 * The rows in a store. Those that have expired are deleted when one is added.
 * @param run runs work on the store, or rejects while it is down
 */
export function sandboxRows(
  run: <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>,
): SandboxRows {
  const write = <Result>(work: (db: Store["db"]) => Promise<Result>) =>
    run((store) => inTransaction(store, work));
  return {
    insert: (row) =>
      write(async (db) => {
        await db.deleteFrom("sandboxRows").where("expiresAt", "<", row.createdAt).execute();
        const added = await db
          .insertInto("sandboxRows")
          .values({ ...row, expiresAt: row.createdAt + sandboxLifetime })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!added) return "exists";
        const { all, own } = await db
          .selectFrom("sandboxRows")
          .select(({ fn }) => [
            fn.sum<number>(size).as("all"),
            fn.sum<number>(size).filterWhere("owner", "=", row.owner).as("own"),
          ])
          .executeTakeFirstOrThrow();
        if (all <= most.all && own <= most.owner) return "inserted";
        await db.deleteFrom("sandboxRows").where("id", "=", row.id).execute();
        return "full";
      }),
    all: (owner) =>
      run(({ db }) =>
        db
          .selectFrom("sandboxRows")
          .select(["id", "owner", "parent", "createdAt", "body"])
          .where("owner", "=", owner)
          .where("expiresAt", ">=", Date.now())
          .orderBy("createdAt")
          .orderBy("id")
          .execute(),
      ),
    update: ({ id, body }) =>
      write(async (db) => {
        await db.updateTable("sandboxRows").set({ body }).where("id", "=", id).execute();
      }),
    remove: (id) =>
      write(async (db) => {
        await db.deleteFrom("sandboxRows").where("id", "=", id).execute();
      }),
  };
}
