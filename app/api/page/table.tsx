import type { ReactNode } from "react";
import { ScrollRegion } from "../../ui/prose.tsx";
import * as styles from "./table.module.css";

interface TableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { id: string; heading: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table with a heading for each row; on phones a row is a block. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    <ScrollRegion label={label}>
      <table className={`grid-table stacked ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, heading, cells }) => (
            <tr key={id} id={id}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
