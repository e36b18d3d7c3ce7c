import * as styles from "./spec-table.module.css";

interface SpecTableProps {
  caption: string;
  rows: readonly { readonly name: string; readonly value: string }[];
}

/** A table of names and figures. */
export function SpecTable({ caption, rows }: SpecTableProps) {
  return (
    <table className={`small ${styles.table}`}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th className="muted" scope="row">
              {name}
            </th>
            <td className="num strong">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
