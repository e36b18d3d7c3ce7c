import type { Table } from "mdast";
import { inlineRuns } from "./runs.ts";
import type { Styles } from "./style.ts";
import type { PdfWriter, StructureElement } from "./writer.ts";

/** The space between columns, and that above and below the text of a row, in points. */
const gap = 16;
const padding = 5;

/** Writes a table with rules between its rows. */
export function writeTable(
  writer: PdfWriter,
  parent: StructureElement,
  node: Table,
  { cell }: Styles,
): void {
  const rows = node.children.map(({ children }, index) => ({
    heading: index === 0,
    style: { ...cell, strong: index === 0 },
    cells: children.map((child) => inlineRuns(child.children)),
  }));
  const natural = rows.map(({ cells, style }) =>
    cells.map((runs) => {
      const [line = []] = writer.lines(runs, style, { x: 0, width: Number.POSITIVE_INFINITY });
      const last = line.at(-1);
      return last ? last.x + last.width : 0;
    }),
  );
  const { x: left, width } = writer.column;
  const count = rows[0]?.cells.length ?? 0;
  const widths = columnWidths(
    Array.from({ length: count }, (_, index) => Math.max(...natural.map((row) => row[index] ?? 0))),
    width - gap * (count - 1),
  );

  const laidOut = rows.map(({ cells, ...row }) => {
    const lines = cells.map((runs, index) =>
      writer.lines(runs, row.style, { x: 0, width: widths[index] ?? 0 }),
    );
    const longest = Math.max(...lines.map(({ length }) => length));
    return { ...row, lines, height: longest * cell.leading + 2 * padding };
  });

  // A table that fits on one page is not split.
  writer.ensureSpace(laidOut.reduce((sum, { height }) => sum + height, 0));
  const table = writer.element(parent, "Table");
  for (const { lines, heading, style, height } of laidOut) {
    writer.ensureSpace(height);
    const top = writer.y;
    const row = writer.element(table, "TR");
    let x = left;
    for (const [index, text] of lines.entries()) {
      const scope = heading ? "Column" : index === 0 ? "Row" : undefined;
      const element = scope ? writer.element(row, "TH", { scope }) : writer.element(row, "TD");
      writer.y = top + padding;
      for (const line of text) writer.line(element, line, style, x);
      element.end();
      x += (widths[index] ?? 0) + gap;
    }
    row.end();
    writer.y = top + height;
    writer.rule({ x: left, width });
  }
  table.end();
}

/** Narrow columns get their natural width, wide ones share the rest; space that is left over is distributed equally. */
function columnWidths(needed: readonly number[], available: number): number[] {
  const widths: number[] = [];
  let room = available;
  const ascending = [...needed.entries()].sort(([, a], [, b]) => a - b);
  for (const [position, [column, need]] of ascending.entries()) {
    const width = Math.min(need, room / (needed.length - position));
    widths[column] = width;
    room -= width;
  }
  return widths.map((width) => width + room / needed.length);
}
