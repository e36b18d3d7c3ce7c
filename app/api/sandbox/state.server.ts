import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { sandbox } from "../../content/sandbox.ts";
import type { SandboxRowsTable, Tables } from "../../leads/.server/store/tables.ts";
import { SandboxProblem } from "./problem.server.ts";
import type { SandboxRequest } from "./types.ts";

/** A row that the sandbox stores for `sandboxLifetime`. */
export type SandboxRow = Omit<SandboxRowsTable, "owner" | "expiresAt">;

/** In milliseconds. */
export const sandboxLifetime = sandbox.keptMinutes * 60_000;

/** In bytes. Each call reads all rows of its owner. A row counts a KiB in addition to its body. */
const maxSize = { owner: 4 * 2 ** 20, all: 80 * 2 ** 20 };
const size = sql<number>`octet_length(body) + 1024`;

/** The rows that the sandbox stores for one key of one client. While the store is down, the methods throw a SandboxProblem. */
export class SandboxState {
  readonly now: number;
  readonly owner: string;
  private readonly inStore: SandboxRequest["inStore"];

  constructor({ inStore, now }: Pick<SandboxRequest, "inStore" | "now">, owner: string) {
    this.inStore = inStore;
    this.now = now;
    this.owner = owner;
  }

  /** A new ID: its prefix and 96 random bits. */
  createId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("base64url").replaceAll("-", "A").replaceAll("_", "B")}`;
  }

  /**
   * Adds a row, `delay` milliseconds from now, and deletes those that have expired. Resolves to whether its ID is new.
   * @throws SandboxProblem if there are too many
   */
  add(id: string, parent: string, value: object, delay = 0): Promise<boolean> {
    const { owner, now } = this;
    const createdAt = now + delay;
    const row = { id, owner, parent, createdAt, expiresAt: createdAt + sandboxLifetime };
    return this.run(async (db) => {
      await db.deleteFrom("sandboxRows").where("expiresAt", "<", now).execute();
      const added = await db
        .insertInto("sandboxRows")
        .values({ ...row, body: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      const { all, own } = await db
        .selectFrom("sandboxRows")
        .select(({ fn }) => [
          fn.sum<number>(size).as("all"),
          fn.sum<number>(size).filterWhere("owner", "=", owner).as("own"),
        ])
        .executeTakeFirstOrThrow();
      if (added && (all > maxSize.all || own > maxSize.owner)) {
        throw new SandboxProblem("tooMuch", {
          headers: { "Retry-After": String(sandbox.keptMinutes * 60) },
        });
      }
      return added !== undefined;
    });
  }

  /** All rows, oldest first. */
  all(): Promise<readonly SandboxRow[]> {
    return this.run((db) =>
      db
        .selectFrom("sandboxRows")
        .select(["id", "parent", "createdAt", "body"])
        .where("owner", "=", this.owner)
        .where("expiresAt", ">=", this.now)
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    );
  }

  /** @throws SandboxProblem if the client has no such row */
  async find(id: string, parent: string): Promise<SandboxRow> {
    const row = (await this.all()).find((row) => row.id === id && row.parent === parent);
    if (!row) throw new SandboxProblem("unknownId");
    return row;
  }

  async update(id: string, value: object): Promise<void> {
    const body = JSON.stringify(value);
    await this.run((db) =>
      db.updateTable("sandboxRows").set({ body }).where("id", "=", id).execute(),
    );
  }

  async remove(id: string): Promise<void> {
    await this.run((db) => db.deleteFrom("sandboxRows").where("id", "=", id).execute());
  }

  private async run<Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    try {
      return await this.inStore(work);
    } catch (error) {
      if (error instanceof SandboxProblem) throw error;
      throw new SandboxProblem("unavailable", { headers: { "Retry-After": "60" } });
    }
  }
}
