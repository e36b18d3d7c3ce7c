import { arcTicks, tenths } from "../../ui/arc-ticks.ts";
import type { Route } from "../+types/careers";
import * as styles from "../careers.module.css";

/* The sun rises at 6 on the left end of the horizon and sets at 18 on the right one. */
const [cx, horizon, radius] = [238, 300, 226];
const angleAt = (hours: number) => (hours - 6) * 15;

/** A drawing of the sun's position over each office at one moment. Offices at night have no sun. */
export function TeamDay({ clocks, alt, caption }: Route.ComponentProps["loaderData"]["day"]) {
  const suns = clocks
    .map((clock) => ({ ...clock, angle: angleAt(clock.hours) }))
    .filter(({ angle }) => angle > 0 && angle < 180);
  const ticks = arcTicks({
    cx,
    cy: horizon,
    radius: 212,
    steps: 24,
    // Leaves out ticks behind suns.
    isShown: (step) => suns.every(({ angle }) => Math.abs(step * 7.5 - angle) > 9),
  });
  return (
    <svg className={styles.day} viewBox="0 0 476 300" role="img" aria-label={alt}>
      <path className="ink dots" d={`M12 300A${radius} ${radius} 0 0 1 464 300`} />
      <path className="ink" opacity=".5" d={ticks} />
      {suns.map(({ id, city, label, angle }) => {
        const x = tenths(cx - radius * Math.cos((angle * Math.PI) / 180));
        const y = tenths(horizon - radius * Math.sin((angle * Math.PI) / 180));
        const { side, ...position } = placeLabel(x, y, angle);
        // In the early afternoon, the beam ends above the caption.
        const beamEnd = x > 205 && x < 435 ? 262 : horizon;
        return (
          <g key={id} className={side}>
            <path className="ray" d={`M${x} ${y + 24}V${beamEnd}`} />
            <circle fill="var(--c-sun)" cx={x} cy={y} r="24" />
            <text {...position}>{city}</text>
            <text className={styles.secondary} {...position} dy="1.3em">
              {label}
            </text>
          </g>
        );
      })}
      <text className={`${styles.secondary} ${styles.caption}`} x="320" y="284" textAnchor="middle">
        {caption}
      </text>
    </svg>
  );
}

/**
 * The position of a label: beside a low sun, above a high one. Small drawings move labels beside suns into the arc; the
 * limit keeps them above the caption there, even beside a sun on the horizon.
 */
function placeLabel(x: number, y: number, angle: number) {
  const beside = Math.min(y - 4, 226);
  if (angle < 60) return { side: styles.before, x: x - 34, y: beside, textAnchor: "end" } as const;
  if (angle > 120)
    return { side: styles.after, x: x + 36, y: beside, textAnchor: "start" } as const;
  return { side: styles.above, x, y: y - 46, textAnchor: "middle" } as const;
}
