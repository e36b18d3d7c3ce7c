/** Where a row stands in the order of a time, and of ids at the same time. */
type Position = readonly [time: number, id: string];

/** Rows in memory at once. */
const pageSize = 500;

/**
 * All rows of a query, a page at a time. Nothing is open in the database between two pages, so a slow
 * reader never blocks writers.
 * @param read the rows after a position, in order
 */
export async function* inPages<Row>(
  read: (after: Position, limit: number) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
  since = 0,
): AsyncGenerator<Row> {
  let after: Position = [since, ""];
  for (;;) {
    const rows = await read(after, pageSize);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = positionOf(last);
  }
}
