import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizeEmail } from "../email.ts";
import { isoTime } from "./record.ts";
import { inTransaction, type Store } from "./store/store.ts";
import { digest, newToken } from "./tokens.ts";

/**
 * Deletes everything that is stored about an email address (GDPR, article 17), including messages in the outbox.
 * @param until only what was received until then, in milliseconds since 1970
 */
export async function erase(
  store: Store,
  address: string,
  until = Number.MAX_SAFE_INTEGER,
): Promise<{ leads: bigint; subscribers: bigint }> {
  const email = normalizeEmail(address);
  return inTransaction(store, async (db) => {
    const leads = await db
      .deleteFrom("leads")
      .where("email", "=", email)
      .where("createdAt", "<=", until)
      .executeTakeFirst();
    const subscribers = await db
      .deleteFrom("subscribers")
      .where("email", "=", email)
      .where("requestedAt", "<=", until)
      .executeTakeFirst();
    return { leads: leads.numDeletedRows, subscribers: subscribers.numDeletedRows };
  });
}

/** The list of erasures is not in the database, because a restored backup would lack the later ones. */
const listPath = (directory: string) => join(directory, "erasures.tsv");

/** Adds an erasure to the list, with a salted hash in place of the address. */
export function recordErasure(directory: string, email: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const salt = newToken();
  const entry = [isoTime(Date.now()), salt, digest(salt + email)].join("\t");
  appendFileSync(listPath(directory), `${entry}\n`, { mode: 0o600, flush: true });
}

/**
 * Finds the listed erasures that a restored backup has undone: the store has older data of their addresses. `erasedAt` is
 * the last erasure of an address, in milliseconds since 1970.
 */
export async function findUndoneErasures({ db }: Store, directory: string) {
  const list = listPath(directory);
  if (!existsSync(list)) return [];
  const entries = readFileSync(list, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  const stored = await db
    .selectFrom("leads")
    .select(["email", "createdAt as since"])
    .unionAll(db.selectFrom("subscribers").select(["email", "requestedAt as since"]))
    .execute();
  const oldest = new Map<string, number>();
  for (const { email, since } of stored)
    oldest.set(email, Math.min(since, oldest.get(email) ?? since));
  return Array.from(oldest).flatMap(([email, since]) => {
    const times = entries
      .filter(([, salt = "", hash]) => digest(salt + email) === hash)
      .map(([time = ""]) => Date.parse(time));
    const erasedAt = Math.max(...times);
    return since <= erasedAt ? [{ email, erasedAt }] : [];
  });
}
