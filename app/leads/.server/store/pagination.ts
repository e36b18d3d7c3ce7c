import { type SelectQueryBuilder, sql } from "kysely";

/** In rows. */
const pageSize = 500;

/** The place of a row in the order of a time and an ID. */
interface Position {
  readonly time: number;
  readonly id: string;
}

/**
 * Yields all rows of a query by keyset pagination, in the order of two columns, which are also returned as `time` and
 * `id`. No cursor is open between two pages, so a slow reader does not block writers.
 * @param since in milliseconds since 1970; earlier rows and those without a time are left out
 */
export async function* paginate<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  since: number,
  columns: Record<keyof Position, string>,
): AsyncGenerator<Row & Position> {
  const [time, id] = [sql.ref(columns.time), sql.ref(columns.id)];
  const page = query
    .select([time.as("time"), id.as("id")])
    .orderBy(time)
    .orderBy(id)
    .limit(pageSize)
    .$castTo<Row & Position>();
  let last: Position | undefined = { time: since, id: "" };
  while (last) {
    const after: Position = last;
    const rows: readonly (Row & Position)[] = await page
      .where(sql<boolean>`(${time}, ${id}) > (${after.time}, ${after.id})`)
      .execute();
    yield* rows;
    last = rows.length < pageSize ? undefined : rows.at(-1);
  }
}
