import type { RateLimitTier } from "../../api-reference/reference.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Table } from "./table.tsx";

interface RateLimitsProps {
  tiers: readonly RateLimitTier[];
  copy: CopyOf<"api">["rateLimits"];
}

/** The rate limits and quotas of each plan. */
export function RateLimits({ tiers, copy }: RateLimitsProps) {
  return (
    <Table
      label={copy.table}
      columns={Object.values(copy.columns)}
      rows={tiers.map(({ key, name, description, perHour, perMonth }) => ({
        id: `limits-${key}`,
        heading: (
          <>
            {name} <small>{description}</small>
          </>
        ),
        cells: [perHour ?? copy.custom, perMonth ?? copy.unlimited],
      }))}
    />
  );
}
