import type { CopyOf } from "../i18n/copy.server.ts";
import type { PooledResult, Result } from "../site/meta-analysis.ts";
import { arcTicks, tenths } from "./arc-ticks.ts";
import * as styles from "./dial.module.css";
import { formatSigned } from "./format-signed.ts";

/* In units of the drawing: the arc, half of the gap in it for the sun, in radians, and the range of the intervals. */
const [cx, horizon, radius] = [360, 300, 216];
const gap = 0.2;
const arc = "A216 216 0 0 1 ";
const [left, right] = [96, 550];
const ticks = arcTicks({ cx, cy: horizon, radius: 222, steps: 24 });

/** The horizontal position of a difference in minutes. */
const xAt = (minutes: number) => tenths(cx + 9 * minutes);

interface DialDrawingProps {
  label: string;
  trials: readonly Result[];
  pooled: PooledResult;
  copy: CopyOf<"dial">;
  /** Whether to show that trials can be moved. */
  inviting: boolean;
}

/**
 * The path of the sun as a dial, above a forest plot. The sun is above the pooled difference, and a ray leads from it to the
 * pooled result. The area of a square is the weight of its trial; an arrow means that an interval continues. The figure
 * draws the horizon, because it may be wider.
 */
export function DialDrawing({ label, trials, pooled, copy, inviting }: DialDrawingProps) {
  const x = xAt(pooled.difference);
  const angle = Math.acos((cx - x) / radius);
  const y = tenths(horizon - radius * Math.sin(angle));
  const renderMinutes = ({ difference }: Result) => (
    <>
      {formatSigned(Math.round(difference))}
      <tspan className={styles.word}> {copy.minutes}</tspan>
    </>
  );
  return (
    <svg viewBox="0 0 640 612" role="img" aria-label={label}>
      <radialGradient id="dial-glow">
        <stop stopColor="var(--i-glow)" offset=".16" stopOpacity=".85" />
        <stop stopColor="var(--i-glow)" offset=".34" stopOpacity=".42" />
        <stop stopColor="var(--i-glow)" offset=".56" stopOpacity=".16" />
        <stop stopColor="var(--i-glow)" offset="1" stopOpacity="0" />
      </radialGradient>
      <circle className={styles.glow} cx={x} cy={y} r="190" fill="url(#dial-glow)" />
      <path className="ink" opacity=".55" d={ticks} />
      <path className="ink" d={`M144 300${arc}${point(angle - gap)}`} />
      <path className="ink dots" opacity=".75" d={`M${point(angle + gap)}${arc}576 300`} />
      <path className="zero" d="M360 92V580" />
      <path className="ray" d={`M${x} ${tenths(y + 34)}V546`} />
      <circle className={styles.sun} fill="var(--i-sun)" cx={x} cy={y} r="34" />
      {trials.map((trial, row) => {
        const name = copy.trials[row] ?? "";
        const y = 366 + row * 46;
        const side = tenths(24 * Math.sqrt(pooled.weights[row] ?? 0));
        const center = xAt(trial.difference);
        return (
          <g key={name}>
            <path className="interval" d={interval(xAt(trial.low), xAt(trial.high), y)} />
            <g className={`scripted ${styles.grip}`}>
              <rect x={center - 31} y={y - 15} width="62" height="30" rx="15" />
              <path
                fill="none"
                d={`M${center - 18} ${y - 4.5}l-4.5 4.5l4.5 4.5M${center + 18} ${y - 4.5}l4.5 4.5l-4.5 4.5`}
              />
            </g>
            <rect
              className="estimate"
              x={tenths(center - side / 2)}
              y={tenths(y - side / 2)}
              width={side}
              height={side}
            />
            <text className={styles.name} x="0" y={y + 5.5}>
              <tspan className={styles.word}>{name.slice(0, -1)}</tspan>
              {name.slice(-1)}
            </text>
            <text className={styles.value} textAnchor="end" x="640" y={y + 5.5}>
              {renderMinutes(trial)}
            </text>
          </g>
        );
      })}
      <path
        className={styles.pooled}
        fill="var(--c-sun-ui)"
        d={`M${xAt(pooled.low)} 556L${x} 545L${xAt(pooled.high)} 556L${x} 567z`}
      />
      <text className={`${styles.name} ${styles.strong}`} x="0" y="561.5">
        {copy.pooled}
      </text>
      <text className={`${styles.value} ${styles.strong}`} textAnchor="end" x="640" y="561.5">
        {renderMinutes(pooled)}
      </text>
      <g textAnchor="middle">
        <text x="135" y="602">
          {copy.axis.sooner}
        </text>
        <text x="360" y="602">
          {copy.axis.none}
        </text>
        <text x="530" y="602">
          {copy.axis.later}
        </text>
      </g>
      {inviting && (
        <g className={`scripted ${styles.invitation}`} fill="var(--c-dawn)" textAnchor="middle">
          <path d={`M${xAt(trials[0]?.difference ?? 0)} 349l-9-10h18z`} />
          <rect x="130" y="309" width="112" height="31" rx="9" />
          <text x="186" y="330">
            {copy.drag}
          </text>
        </g>
      )}
    </svg>
  );
}

/** A point of the arc by its angle from the left end of the horizon. */
function point(angle: number): string {
  return `${tenths(cx - radius * Math.cos(angle))} ${tenths(horizon - radius * Math.sin(angle))}`;
}

/** The path data of an interval with its ends, or with arrows where it leaves the range. */
function interval(low: number, high: number, y: number): string {
  const [from, to] = [Math.max(low, left), Math.min(high, right)];
  const start = low < left ? `M${from + 5} ${y - 4}l-5 4l5 4` : `M${from} ${y - 5}v10`;
  const end = high > right ? `M${to - 5} ${y - 4}l5 4l-5 4` : `M${to} ${y - 5}v10`;
  return `M${from} ${y}H${to}${start}${end}`;
}
