import type { RateLimitTier } from "../../api-reference/reference.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import * as styles from "./table.module.css";
import "../../styles/stacked-table.css";

interface RateLimitsProps {
  tiers: readonly RateLimitTier[];
  copy: CopyOf<"api">["rateLimits"];
}

/** The rate limits and quotas of each plan. */
export function RateLimits({ tiers, copy }: RateLimitsProps) {
  const { columns } = copy;
  return (
    <ScrollRegion label={copy.table}>
      <table className={`grid-table stacked ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            <th scope="col">{columns.perHour}</th>
            <th scope="col">{columns.perMonth}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ key, name, description, perHour, perMonth }) => (
            <tr key={key}>
              <th scope="row">
                {name} <small>{description}</small>
              </th>
              <td data-label={columns.perHour}>{perHour ?? copy.custom}</td>
              <td data-label={columns.perMonth}>{perMonth ?? copy.unlimited}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
