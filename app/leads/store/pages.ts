/** Where a row stands in the order of a time, and of ids at the same time. */
type Position = readonly [time: number, id: string];

/** So many rows are in memory at once. */
const pageSize = 500;

/**
 * The rows of a query whatever their number, a page at a time. Between two pages nothing is open in
 * the database: who reads slowly holds up nobody who writes.
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
