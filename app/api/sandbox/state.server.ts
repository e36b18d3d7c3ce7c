import { randomBytes } from "node:crypto";
import { sandbox } from "../../content/sandbox.ts";
import { SandboxProblem } from "./problem.server.ts";
import type { SandboxRow } from "./rows.server.ts";
import type { SandboxRequest } from "./types.ts";

/** What the sandbox remembers for one key of one client. */
export class State {
  readonly now: number;
  readonly owner: string;
  private readonly rows: SandboxRequest["rows"];

  constructor({ rows, now }: SandboxRequest, owner: string) {
    this.rows = rows;
    this.now = now;
    this.owner = owner;
  }

  /** A new ID: its prefix and 96 random bits. */
  createId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("base64url").replaceAll("-", "A").replaceAll("_", "B")}`;
  }

  /**
   * Adds a row, `delay` milliseconds from now. Resolves to whether its ID is new.
   * @throws SandboxProblem if there are too many, or the store is down
   */
  async add(id: string, parent: string, value: object, delay = 0): Promise<boolean> {
    const createdAt = this.now + delay;
    const row = { id, parent, owner: this.owner, createdAt, body: JSON.stringify(value) };
    const outcome = await available(this.rows.insert(row));
    if (outcome === "full") {
      throw new SandboxProblem("tooMuch", {
        headers: { "Retry-After": String(sandbox.keptMinutes * 60) },
      });
    }
    return outcome === "inserted";
  }

  /** All rows, oldest first. */
  all(): Promise<readonly SandboxRow[]> {
    return available(this.rows.all(this.owner));
  }

  /** @throws SandboxProblem if the client has no such row */
  async find(id: string, parent: string): Promise<SandboxRow> {
    const row = (await this.all()).find((row) => row.id === id && row.parent === parent);
    if (!row) throw new SandboxProblem("unknownId");
    return row;
  }

  async update(id: string, value: object): Promise<void> {
    await available(this.rows.update({ id, body: JSON.stringify(value) }));
  }

  async remove(id: string): Promise<void> {
    await available(this.rows.remove(id));
  }
}

/** What the store resolves to; it rejects while it is down. */
async function available<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new SandboxProblem("unavailable", { headers: { "Retry-After": "60" } });
  }
}
