import { sandbox } from "../../../content/sandbox.ts";
import type { Store } from "./store.ts";
import { inTransaction, retryConflicts } from "./transaction.ts";

/** Something that the API's sandbox remembers for an hour. */
export interface SandboxRow {
  readonly id: string;
  /** A digest of the key and the client's network. */
  readonly owner: string;
  /** The ID of what it belongs to, or its kind. */
  readonly parent: string;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  /** JSON. */
  readonly body: string;
}

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

/** In rows, whose bodies are those of requests: 16 KiB at most, and an answer. */
const most = { owner: 300, all: 5_000 };

/** The rows in a store. Those that have expired are deleted when one is added. */
export function sandboxRows(store: Store): SandboxRows {
  const { db } = store;
  return {
    insert: (row) =>
      inTransaction(store, async (db) => {
        const { createdAt, owner } = row;
        await db.deleteFrom("sandboxRows").where("expiresAt", "<", createdAt).execute();
        const exists = await db
          .selectFrom("sandboxRows")
          .select("id")
          .where("id", "=", row.id)
          .executeTakeFirst();
        if (exists) return "exists";
        const { all, own } = await db
          .selectFrom("sandboxRows")
          .select(({ fn, eb }) => [
            fn.countAll<number>().as("all"),
            fn.count<number>(eb.case().when("owner", "=", owner).then(1).end()).as("own"),
          ])
          .executeTakeFirstOrThrow();
        if (Number(all) >= most.all || Number(own) >= most.owner) return "full";
        const expiresAt = createdAt + sandboxLifetime;
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("sandboxRows")
          .values({ ...row, expiresAt })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 0n ? "exists" : "inserted";
      }),
    all: (owner) =>
      db
        .selectFrom("sandboxRows")
        .select(["id", "owner", "parent", "createdAt", "body"])
        .where("owner", "=", owner)
        .where("expiresAt", ">=", Date.now())
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    update: async ({ id, body }) => {
      await retryConflicts(() =>
        db.updateTable("sandboxRows").set({ body }).where("id", "=", id).execute(),
      );
    },
    remove: async (id) => {
      await retryConflicts(() => db.deleteFrom("sandboxRows").where("id", "=", id).execute());
    },
  };
}
