import type { CopyOf } from "../i18n/copy.server.ts";
import * as styles from "./spec-table.module.css";

/** A table of names and figures. */
export function SpecTable({ caption, rows }: CopyOf<"features">["specs"]["performance"]) {
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
