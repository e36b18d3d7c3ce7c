import type { CopyOf } from "../../i18n/copy.server.ts";
import { sampleStudy } from "../../site/sample-study.ts";
import { formatSigned } from "../../ui/format-signed.ts";
import "../../ui/styles/tables.css";

/* The range of the plot in minutes, and the size of each group's square in pixels. */
const [left, right] = [-22, 14];
const rows = [
  { group: "all", side: 14 },
  { group: "perProtocol", side: 12 },
  { group: "older", side: 9 },
] as const;

/** A table of results with a forest plot. */
export function ForestTable({ copy }: { copy: CopyOf<"features">["demo"]["table"] }) {
  return (
    <table className="forest">
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead className="note">
        <tr>
          <th scope="col">{copy.group}</th>
          <td aria-hidden="true" />
          <th scope="col">{copy.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, side }) => {
          const { difference, low, high } = sampleStudy.groups[group];
          return (
            <tr key={group}>
              <th scope="row">{copy.groups[group]}</th>
              <td aria-hidden="true">
                <svg>
                  <line className="zero" x1={percent(0)} x2={percent(0)} y1="-8" y2="26" />
                  <line className="interval" x1={percent(low)} x2={percent(high)} y1="9" y2="9" />
                  <rect
                    className="estimate"
                    x={percent(difference)}
                    y={9 - side / 2}
                    width={side}
                    height={side}
                    transform={`translate(${-side / 2} 0)`}
                  />
                </svg>
              </td>
              <td>
                {formatSigned(difference)} ({formatSigned(low)}, {formatSigned(high)})
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function percent(minutes: number): string {
  return `${((100 * (minutes - left)) / (right - left)).toFixed(1)}%`;
}
