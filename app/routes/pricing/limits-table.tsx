import { planIds } from "../../content/plans.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { LimitView } from "./limits.ts";
import * as styles from "./limits-table.module.css";

interface LimitsTableProps {
  /** In the order of the plans. */
  limits: readonly LimitView[];
  /** The labels of the scale, from its start to its end. */
  scale: readonly string[];
  plans: CopyOf<"plans">;
  copy: CopyOf<"pricing">["limits"];
}

/** The two limits of each plan as a table, and drawn on one scale. */
export function LimitsTable({ limits, scale, plans, copy }: LimitsTableProps) {
  const { columns } = copy;
  const lines = scale.map((_, step) => percent((100 * step) / (scale.length - 1)));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.plan}</th>
          <th scope="col" className={styles.scale} aria-hidden="true">
            {copy.legend}
            <svg>
              {lines.map((x, step) => (
                <text key={x} x={x} y="12">
                  {scale[step]}
                </text>
              ))}
            </svg>
          </th>
          <th scope="col">
            <Mark kind="hour" />
            {columns.hour}
          </th>
          <th scope="col">
            <Mark kind="month" />
            {columns.month}
          </th>
          <th scope="col">{columns.first}</th>
        </tr>
      </thead>
      <tbody>
        {planIds.map((id, index) => {
          const { hour, month, first } = limits[index] ?? {};
          return (
            <tr key={id}>
              <th scope="row">{plans[id].name}</th>
              <td className={styles.plot} aria-hidden="true">
                <svg>
                  {lines.map((x) => (
                    <line className={styles.line} key={x} x1={x} x2={x} y1="-30" y2="50" />
                  ))}
                  <line
                    className={hour ? styles.reach : styles.open}
                    x1="0"
                    x2={percent(hour ?? 100)}
                    y1="10"
                    y2="10"
                  />
                  {hour !== undefined && (
                    <rect className={styles.hour} x={percent(hour)} y="3" width="14" height="14" />
                  )}
                  {month !== undefined && (
                    <svg className={styles.month} x={percent(month)} y="10">
                      <path d="M-7 0L0-7L7 0L0 7z" />
                    </svg>
                  )}
                </svg>
              </td>
              <td>
                <span className={styles.label} data-markdown="skip">
                  {columns.hour}
                </span>{" "}
                {plans[id].hour}
              </td>
              <td>
                <span className={styles.label} data-markdown="skip">
                  {columns.month}
                </span>{" "}
                {plans[id].month}
              </td>
              <td>{first && copy.first[first]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The mark of a limit, as in the drawing. */
function Mark({ kind }: { kind: "hour" | "month" }) {
  return (
    <svg className={styles.key} viewBox="-8 -8 16 16" aria-hidden="true">
      {kind === "hour" ? (
        <path className={styles.hour} d="M-6-6H6V6H-6z" />
      ) : (
        <path className={styles.month} d="M-7 0L0-7L7 0L0 7z" />
      )}
    </svg>
  );
}

function percent(share: number): string {
  return `${Number(share.toFixed(1))}%`;
}
