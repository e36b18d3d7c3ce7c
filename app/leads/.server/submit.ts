import { randomUUID } from "node:crypto";
import type { Locale } from "../../i18n/locales.ts";
import { normalizeEmail } from "../email.ts";
import { forms, type Kind, type Values } from "../schema.ts";
import { requestConfirmation } from "./newsletter.ts";
import { enqueue } from "./outbox/queue.ts";
import { inTransaction, type Store } from "./store/store.ts";
import { digest } from "./tokens.ts";

export interface Submission {
  readonly kind: Kind;
  readonly values: Values;
  readonly locale: Locale;
  /** The consent text of the form, which is stored. */
  readonly notice: string;
  /** The form's token. The same values sent twice with it are one lead. */
  readonly token: string | undefined;
  /** Suspected spam is stored and not delivered. */
  readonly spam: boolean;
}

/** Stores a submission, its consent and its messages in one transaction. */
export async function storeSubmission(
  store: Store,
  { kind, values, locale, notice, token = randomUUID(), spam }: Submission,
  { webhook }: { webhook: boolean },
): Promise<void> {
  const sent = forms[kind].map(({ name }) => [name, values[name] ?? ""]);
  const fields = JSON.stringify(Object.fromEntries(sent));
  const email = normalizeEmail(values.email ?? "");
  const lead = {
    id: randomUUID(),
    kind,
    createdAt: Date.now(),
    locale,
    email,
    fields,
    spam: Number(spam),
    submission: digest(JSON.stringify([kind, token, fields])),
  };
  await inTransaction(store, async (db) => {
    const added = await db
      .insertInto("leads")
      .values(lead)
      .onConflict((conflict) => conflict.column("submission").doNothing())
      .returning("id as leadId")
      .executeTakeFirst();
    if (!added) return;
    const consent = { id: randomUUID(), notice, locale, createdAt: lead.createdAt };
    if (kind === "newsletter" && !spam) return requestConfirmation(db, email, consent);
    await db
      .insertInto("consents")
      .values({ ...consent, ...added })
      .execute();
    if (spam) return;
    await enqueue(db, "team", added);
    if (webhook) await enqueue(db, "lead.created", added);
  });
}
