import { normalizeEmail } from "../email.ts";
import type { Store } from "./store/store.ts";
import { inTransaction } from "./store/transaction.ts";

/** Deletes everything that is stored about an email address (GDPR, article 17), including messages in the outbox. */
export async function erase(
  store: Store,
  address: string,
): Promise<{ leads: number; subscribers: number }> {
  const email = normalizeEmail(address);
  return inTransaction(store, async (db) => {
    const leads = await db.deleteFrom("leads").where("email", "=", email).executeTakeFirst();
    const subscribers = await db
      .deleteFrom("subscribers")
      .where("email", "=", email)
      .executeTakeFirst();
    return {
      leads: Number(leads.numDeletedRows),
      subscribers: Number(subscribers.numDeletedRows),
    };
  });
}
