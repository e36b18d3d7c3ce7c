import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import type { Store } from "./store.ts";

/**
 * Runs the migrations. If several processes do so at once, one runs them and the others wait.
 * @returns migrations of a later release that have run, as after a rollback. They are tolerated, because migrations
 * remove nothing that a release since 1.1.0 uses; the name of one that does ends with `-breaking`, and this release then
 * refuses the database. Migrations since the first release can run again, in case somebody has deleted their records for
 * a release without this tolerance.
 */
export async function migrate({ db, pool }: Pick<Store, "db" | "pool">): Promise<string[]> {
  const own: Record<string, Migration> = {
    "0001-leads": toMigration(...leads),
    "0002-rate-limits": toMigration(...(pool ? [rateLimits] : [])),
    "0003-dead-letters": toMigration(deadLetters),
    // Created the table that the next migration drops. The name stays, because Kysely refuses databases with unknown migrations.
    "0004-search-misses": toMigration(),
    "0005-no-search-misses": toMigration("drop table if exists search_misses"),
    "0006-sandbox-rows": toMigration(...sandboxRows),
  };
  const latest = Object.keys(own).sort().at(-1) ?? "";
  const later = (await findExecuted(db)).filter(
    (name) => name > latest && !name.endsWith("-breaking"),
  );
  const migrations = { ...own, ...Object.fromEntries(later.map((name) => [name, toMigration()])) };
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return later;
}

/** A migration that runs statements, in SQL that both databases support. */
function toMigration(...statements: string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

async function findExecuted(db: Store["db"]): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const leads = [
  `create table leads (
    id text primary key,
    kind text not null,
    created_at bigint not null,
    locale text not null,
    email text not null,
    fields text not null,
    spam integer not null,
    submission text not null unique
  )`,
  `create index leads_by_time on leads (created_at, id)`,
  `create index leads_by_email on leads (email)`,
  `create table subscribers (
    id text primary key,
    email text not null unique,
    locale text not null,
    status text not null,
    unsubscribe_token text not null unique,
    requested_at bigint not null,
    confirmed_at bigint,
    unsubscribed_at bigint
  )`,
  `create index subscribers_by_time on subscribers (confirmed_at, id)`,
  `create table consents (
    id text primary key,
    lead_id text references leads on delete cascade,
    subscriber_id text references subscribers on delete cascade,
    notice text not null,
    locale text not null,
    created_at bigint not null
  )`,
  `create index consents_of_lead on consents (lead_id)`,
  `create index consents_of_subscriber on consents (subscriber_id)`,
  `create table confirmation_tokens (
    hash text primary key,
    subscriber_id text not null references subscribers on delete cascade,
    expires_at bigint not null,
    used_at bigint
  )`,
  `create index tokens_of_subscriber on confirmation_tokens (subscriber_id)`,
  `create table outbox (
    id text primary key,
    channel text not null,
    message text not null,
    lead_id text references leads on delete cascade,
    subscriber_id text references subscribers on delete cascade,
    created_at bigint not null,
    due_at bigint not null,
    attempts integer not null,
    last_error text,
    sent_at bigint,
    failed_at bigint
  )`,
  `create index outbox_due on outbox (channel, due_at)
    where sent_at is null and failed_at is null`,
  `create index outbox_of_lead on outbox (lead_id)`,
  `create index outbox_of_subscriber on outbox (subscriber_id)`,
  `create table health (id integer primary key, checked_at bigint not null)`,
];

/** The table that rate-limiter-flexible expects. */
const rateLimits = `create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`;

/** A partial index for counting dead letters, which are few. */
const deadLetters = `create index if not exists outbox_dead on outbox (channel)
  where sent_at is null and failed_at is not null`;

/** The state of the API's sandbox. */
const sandboxRows = [
  `create table if not exists sandbox_rows (
    id text primary key,
    owner text not null,
    parent text not null,
    created_at bigint not null,
    expires_at bigint not null,
    body text not null
  )`,
  `create index if not exists sandbox_rows_of_owner on sandbox_rows (owner, created_at)`,
  `create index if not exists sandbox_rows_by_expiry on sandbox_rows (expires_at)`,
];
