import type { PlanLimits } from "../../content/plan-limits.ts";

interface PlanDotsProps {
  /** In the order of the plans. */
  limits: readonly PlanLimits[];
  /** The index of the plan that is drawn. */
  plan: number;
}

/** The side of the largest square, which shows the largest quota, in units of the drawing. */
const size = 400;

/** The colours of dots within a quota, and of pale ones beyond it. */
const dotColors = { dot: "var(--c-sky-ui)", pale: "var(--c-line)" };

/** The requests of a month, with a dot for each, on the same scale for all plans. Without a limit, the dots have no edge. */
export function PlanDots({ limits, plan }: PlanDotsProps) {
  const { quotas, step } = scaleOf(limits);
  const month = limits[plan]?.month;
  const square = month === undefined ? 0 : step * dotsPerSide(month);
  if (square === size) {
    const smallest = step * dotsPerSide(Math.min(...quotas));
    return (
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <rect width={size} height={size} fill="url(#dot)" />
        <path
          d={`M0 ${smallest}H${smallest}V0`}
          fill="none"
          stroke="var(--c-sun-ui)"
          strokeWidth="3"
        />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 240 100" aria-hidden="true">
      <rect
        width="240"
        height="100"
        fill={`url(#${month ? "pale" : "dot"})`}
        mask="url(#no-edge)"
      />
      <rect width={square} height={square} fill="url(#dot)" />
    </svg>
  );
}

/** The patterns and the mask that the drawings of a page share. */
export function DotPatterns({ limits }: Pick<PlanDotsProps, "limits">) {
  const { step } = scaleOf(limits);
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        {Object.entries(dotColors).map(([id, fill]) => (
          <pattern id={id} key={id} width={step} height={step} patternUnits="userSpaceOnUse">
            <rect
              x={step / 8}
              y={step / 8}
              width={(step * 3) / 4}
              height={(step * 3) / 4}
              fill={fill}
            />
          </pattern>
        ))}
        <linearGradient id="fading">
          <stop offset=".5" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
        <mask id="no-edge" mask-type="alpha">
          <rect width="240" height="100" fill="url(#fading)" />
        </mask>
      </defs>
    </svg>
  );
}

function dotsPerSide(requests: number): number {
  return Math.ceil(Math.sqrt(requests));
}

/** The quotas of limited plans, and the distance between dots in units of the drawing. */
function scaleOf(limits: readonly PlanLimits[]) {
  const quotas = limits.flatMap(({ month }) => month ?? []);
  return { quotas, step: size / dotsPerSide(Math.max(1, ...quotas)) };
}
