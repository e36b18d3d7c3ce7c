import { planPaths } from "../content/api-keys.ts";
import { planIds } from "../content/plans.ts";
import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { blocks, list, table } from "./blocks.ts";
import { copyBlocks, link } from "./copy-blocks.ts";

const nested = (item: string) => `  - ${item}`;

/** The plans of the API: a table of prices and limits, and what else each of them has. */
export function plansBlocks(locale: Locale): string {
  const plans = copyIn(locale, "plans");
  const { columns } = copyIn(locale, "api").rateLimits;
  const { pricing } = copyIn(locale, "chrome").footer.product.links;
  const { entry } = copyBlocks(locale);
  const paths = planPaths();
  return blocks(
    table(
      [columns.plan, pricing, columns.perMonth, columns.perHour],
      planIds.map((id) => {
        const { name, price, month, hour } = plans[id];
        return [name, id === "enterprise" ? price : `${price} ${plans.perMonth}`, month, hour];
      }),
    ),
    list(
      planIds.map((id) => {
        const { name, text, points, action } = plans[id];
        const to = paths[id];
        const target = to.startsWith("/") ? inLocale(locale, to) : to;
        return [entry(name, text), ...[...points, link(action, target)].map(nested)].join("\n");
      }),
    ),
  );
}
