import type { PlanLimits } from "../../content/plan-limits.ts";
import * as styles from "../pricing.module.css";

interface PlanDotsProps {
  /** In the order of the plans. */
  limits: readonly PlanLimits[];
  /** The index of the plan that is drawn. */
  plan: number;
}

/**
 * The requests of a month as a square of dots, on the same scale for all plans, in units of a dot. The drawing of the largest quota
 * has the smallest as its corner; those of other plans are a part of it. Without a limit, the dots have no edge.
 */
export function PlanDots({ limits, plan }: PlanDotsProps) {
  const sides = limits.map(({ month = 0 }) => Math.ceil(Math.sqrt(month)));
  const largest = Math.max(1, ...sides);
  const side = sides[plan] ?? 0;
  if (side < largest) {
    return (
      <svg
        className={styles.endless}
        viewBox={`0 0 ${0.6 * largest} ${0.12 * largest}`}
        aria-hidden="true"
      >
        <rect width="100%" height="100%" fill={`url(#${side > 0 ? "pale" : "dot"})`} />
        <rect width={side} height={side} fill="url(#dot)" />
      </svg>
    );
  }
  const smallest = Math.min(...sides.filter((other) => other > 0));
  return (
    <svg viewBox={`0 0 ${largest} ${largest}`} aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#dot)" />
      <path
        d={`M0 ${smallest}H${smallest}V0`}
        fill="none"
        stroke="var(--c-sun-ui)"
        strokeWidth={0.0075 * largest}
      />
    </svg>
  );
}

/** The patterns of dots within a quota, and of pale ones beyond it, which the drawings share. */
export function DotPatterns() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <pattern id="dot" width="1" height="1" patternUnits="userSpaceOnUse">
        <path fill="var(--c-sky-ui)" d="M.125.125h.75v.75h-.75z" />
      </pattern>
      <pattern id="pale" width="1" height="1" patternUnits="userSpaceOnUse">
        <path fill="var(--c-line)" d="M.125.125h.75v.75h-.75z" />
      </pattern>
    </svg>
  );
}
