/** The position of a row in the order of time and ID. */
type Position = readonly [time: number, id: string];

/** In rows. */
const pageSize = 500;

/**
 * Yields all rows of a query by keyset pagination. No cursor is open between two pages, so a slow reader does not
 * block writers.
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
