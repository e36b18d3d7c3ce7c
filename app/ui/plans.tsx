import type { ReactNode } from "react";
import { type PlanId, planIds } from "../content/plans.ts";
import type { CopyOf } from "../i18n/copy.server.ts";
import { inLocale } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Icon } from "./icon.tsx";
import { ButtonLink } from "./link.tsx";
import * as styles from "./plans.module.css";

export interface PlansProps {
  plans: CopyOf<"plans">;
  /** The URL at which each plan can be ordered, or a path without its locale's prefix. */
  paths: Readonly<Record<PlanId, string>>;
  /** A drawing of each plan, in the order of the plans. The one in the middle is the largest. */
  drawings?: readonly ReactNode[];
}

/** The plans of the API, each with its price and its two limits. */
export function Plans({ plans, paths, drawings = [] }: PlansProps) {
  const locale = useLocale();
  return (
    <div className={`${styles.plans} ${drawings.length > 0 ? `stack ${styles.drawn}` : "columns"}`}>
      {planIds.map((id, index) => {
        const { name, price, text, month, hour, points, action } = plans[id];
        const isPicked = id === "professional";
        const to = paths[id];
        return (
          <article
            className={`balanced card ${styles.plan}${isPicked ? ` ${styles.picked}` : ""}`}
            key={id}
          >
            <h3>{name}</h3>
            <p className="amount">
              {price}{" "}
              {id !== "enterprise" && <small className="small muted">{plans.perMonth}</small>}
            </p>
            <p>{text}</p>
            {drawings[index]}
            <dl className="ruled hairline small">
              <div className="row between">
                <dt className="note">{plans.requestsPerMonth}</dt>
                <dd>{month}</dd>
              </div>
              <div className="row between">
                <dt className="note">{plans.requestsPerHour}</dt>
                <dd>{hour}</dd>
              </div>
            </dl>
            <ul className="ticks stack gap-2 small muted">
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink to={to.startsWith("/") ? inLocale(locale, to) : to} primary={isPicked}>
              {action}
            </ButtonLink>
          </article>
        );
      })}
    </div>
  );
}
