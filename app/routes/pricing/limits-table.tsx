import { firstLimitReached, type PlanLimits } from "../../content/plan-limits.ts";
import { planIds } from "../../content/plans.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import * as styles from "./limits-table.module.css";

interface LimitsTableProps {
  /** In the order of the plans. */
  limits: readonly PlanLimits[];
  /** The labels of the powers of ten. The server formats them, because browsers don't know the digits of all languages. */
  scale: readonly string[];
  plans: CopyOf<"plans">;
  copy: CopyOf<"pricing">["limits"];
}

const kinds = ["hour", "month"] as const;

/**
 * The limits of each plan. Those per hour and per month are in two rows on one scale, so that both are visible if they are equal.
 */
export function LimitsTable({ limits, scale, plans, copy }: LimitsTableProps) {
  const end = scale.length - 1;
  const lines = scale.map((_, power) => positionOf(10 ** power, end));
  return (
    <table className={`grid-table stacked ${styles.table}`}>
      <caption className="visually-hidden">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.plan}</th>
          <th scope="col">
            <span className="visually-hidden" data-markdown="keep">
              {copy.columns.limits}
            </span>
            <svg width="100%" height="1.125rem" fill="currentColor" textAnchor="middle" aria-hidden>
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
          const limit = limits[index] ?? {};
          return (
            <tr key={id}>
              <th scope="row">{plans[id].name}</th>
              <td>
                <span className="visually-hidden" data-markdown="keep">
                  {texts.join(" · ")}
                </span>{" "}
                <svg className="note medium" width="100%" height="3.5rem" aria-hidden="true">
                  {lines.map((x) => (
                    <line key={x} x1={x} x2={x} y2="100%" stroke="var(--c-line)" />
                  ))}
                  {kinds.map((kind, row) => {
                    const { color, mark } = marks[kind];
                    const requests = limit[kind];
                    const x = requests === undefined ? undefined : positionOf(requests, end);
                    return (
                      <svg key={kind} y={28 * row} fill={color} stroke={color}>
                        <text y="13" fill="var(--c-ink)" stroke="none">
                          {texts[row]}
                        </text>
                        <line
                          x2={x ?? "100%"}
                          y1="20"
                          y2="20"
                          strokeWidth="3"
                          strokeDasharray={x ? undefined : "2 5"}
                        />
                        {x && (
                          <svg x={x} y="20">
                            <path d={mark} />
                          </svg>
                        )}
                      </svg>
                    );
                  })}
                </svg>
                <span className="note medium">{copy.atOnce[id]}</span>
              </td>
              <td>{copy.first[firstLimitReached(limit)]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The marks at the ends of lines: a square and a diamond. */
const marks = {
  hour: { color: "var(--c-sky-ui)", mark: "M-5-5H5V5H-5z" },
  month: { color: "var(--c-sun-ui)", mark: "M-7 0L0-7L7 0L0 7z" },
};

/** The exponent at the end of a scale of powers of ten that holds all limits. */
export function scaleEnd(plans: readonly PlanLimits[]): number {
  const all = plans.flatMap(({ hour = 1, month = 1 }) => [hour, month]);
  return Math.max(1, Math.ceil(Math.log10(Math.max(...all))));
}

/** The position of a number on a logarithmic scale from 1 to 10 to the power of `end`, in percent. */
export function positionOf(requests: number, end: number): string {
  return `${Number(((100 * Math.log10(Math.max(1, requests))) / end).toFixed(1))}%`;
}
