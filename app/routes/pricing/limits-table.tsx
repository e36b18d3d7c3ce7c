import { planIds } from "../../content/plans.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
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

const kinds = ["hour", "month"] as const;

/** The two limits of each plan, drawn on one scale: where they are equal, both can be seen. */
export function LimitsTable({ limits, scale, plans, copy }: LimitsTableProps) {
  const lines = scale.map((_, step) => percent((100 * step) / (scale.length - 1)));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.plan}</th>
          <th scope="col" className={styles.plot}>
            <span className="visually-hidden">{copy.columns.limits}</span>
            <svg aria-hidden="true">
              {lines.map((x, step) => (
                <text key={x} x={x} y="14">
                  {scale[step]}
                </text>
              ))}
            </svg>
          </th>
          <th scope="col">{copy.columns.first}</th>
        </tr>
      </thead>
      <tbody>
        {planIds.map((id, index) => {
          const texts = kinds.map((kind) => formatMessage(copy[kind], { limit: plans[id][kind] }));
          const limit = limits[index];
          return (
            <tr key={id}>
              <th scope="row">{plans[id].name}</th>
              <td className={styles.plot}>
                <span className="visually-hidden">{texts.join(" · ")}</span>
                <svg aria-hidden="true">
                  {lines.map((x) => (
                    <line key={x} x1={x} x2={x} y2="100%" />
                  ))}
                  {kinds.map((kind, at) => (
                    <svg className={marks[kind].style} key={kind} y={28 * at}>
                      <text y="13">{texts[at]}</text>
                      <line
                        className={limit?.[kind] === undefined ? styles.open : undefined}
                        x2={percent(limit?.[kind] ?? 100)}
                        y1="20"
                        y2="20"
                      />
                      {limit?.[kind] !== undefined && (
                        <svg x={percent(limit[kind])} y="20">
                          <path d={marks[kind].path} />
                        </svg>
                      )}
                    </svg>
                  ))}
                </svg>
              </td>
              <td>{limit && copy.first[limit.first]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A square and a diamond. */
const marks = {
  hour: { style: styles.hour, path: "M-5-5H5V5H-5z" },
  month: { style: styles.month, path: "M-7 0L0-7L7 0L0 7z" },
};

function percent(share: number): string {
  return `${Number(share.toFixed(1))}%`;
}
