import type { CopyOf } from "../i18n/copy.server.ts";
import type { PooledResult, Result } from "../meta-analysis/pool.ts";
import { arcTicks } from "./arc-ticks.ts";
import * as styles from "./dial.module.css";
import { signed } from "./signed.ts";

/* In units of the drawing: the arc, half of the gap in it for the sun, in radians, and the range of the intervals. */
const [cx, horizon, radius] = [300, 322, 222];
const gap = 0.212;
const arc = "A222 222 0 0 1 ";
const [left, right] = [10, 420];

/** The horizontal position of a difference in minutes. */
const at = (minutes: number) => tenths(cx + 10 * minutes);

/** The difference at a horizontal position, as a share of the drawing's width. */
export function minutesAt(share: number): number {
  return (600 * share - cx) / 10;
}

interface DialDrawingProps {
  label: string;
  trials: readonly Result[];
  pooled: PooledResult;
  copy: CopyOf<"features">["dial"];
}

/**
 * The sun's path as a dial, whose light falls on the pooled result of a forest plot. The sun stands above the pooled
 * difference. The area of a square is the weight of its trial; an arrow is an interval that goes on.
 */
export function DialDrawing({ label, trials, pooled, copy }: DialDrawingProps) {
  const x = at(pooled.difference);
  const angle = Math.acos((cx - x) / radius);
  const y = tenths(horizon - radius * Math.sin(angle));
  const ticks = arcTicks({
    cx,
    cy: horizon,
    radius: 229,
    steps: 24,
    // Without the ends, which are on the horizon, and the ticks behind the sun.
    shown: (step) => step > 0 && step < 24 && Math.abs(step - (24 * angle) / Math.PI) > 1.85,
  });
  const minutes = ({ difference }: Result) => `${signed(Math.round(difference))} ${copy.minutes}`;
  const pooledRow = (
    <g>
      <path
        className={styles.pooled}
        d={`M${at(pooled.low)} 506L${x} 497L${at(pooled.high)} 506L${x} 515z`}
      />
      <text className={`${styles.name} ${styles.strong}`} x="436" y="510.5">
        {copy.pooled}
      </text>
      <text className={styles.strong} x="578" y="510.5" textAnchor="end">
        {minutes(pooled)}
      </text>
    </g>
  );
  // Each row is in the one above, so that narrow dials move it down from there.
  const rows = trials.reduceRight((below, trial, row) => {
    const y = 364 + row * 34;
    const side = tenths(23 * Math.sqrt(pooled.weights[row] ?? 0));
    return (
      <g key={copy.trials[row]}>
        <path className={styles.interval} d={interval(at(trial.low), at(trial.high), y)} />
        <rect
          className={styles.estimate}
          x={tenths(at(trial.difference) - side / 2)}
          y={tenths(y - side / 2)}
          width={side}
          height={side}
        />
        <text className={styles.name} x="436" y={y + 4.5}>
          {copy.trials[row]}
        </text>
        <text x="578" y={y + 4.5} textAnchor="end">
          {minutes(trial)}
        </text>
        {below}
      </g>
    );
  }, pooledRow);
  return (
    <svg className={styles.trials} viewBox="0 0 600 540" role="img" aria-label={label}>
      <defs>
        <linearGradient id="dial-sky" x2="0" y2="1">
          <stop />
          <stop offset=".62" />
          <stop offset="1" />
        </linearGradient>
        <radialGradient id="dial-glow">
          <stop offset=".26" stopOpacity=".85" />
          <stop offset=".6" stopOpacity=".26" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="600" height="322" fill="url(#dial-sky)" />
      <circle cx={x} cy={y} r="150" fill="url(#dial-glow)" />
      <path className={styles.ticks} d={ticks} />
      <path className={styles.arc} d={`M78 322${arc}${point(angle - gap)}`} />
      <path className={`${styles.arc} ${styles.later}`} d={`M${point(angle + gap)}${arc}522 322`} />
      <path className={styles.nullLine} d="M300 104V524" />
      <g>
        {/* From behind the sun, because narrow dials move it down. */}
        <path className={styles.beam} d={`M${x} ${tenths(y - 36)}V497`} />
      </g>
      <circle className={styles.sun} cx={x} cy={y} r="38" />
      <path className={styles.horizon} d="M0 322H600" />
      {rows}
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
  const start = low < left ? `M${from + 5} ${y - 4}l-5 4l5 4` : `M${from} ${y - 4}v8`;
  const end = high > right ? `M${to - 5} ${y - 4}l5 4l-5 4` : `M${to} ${y - 4}v8`;
  return `M${from} ${y}H${to}${start}${end}`;
}

/** Rounds to tenths, which are smaller than a pixel, to keep path data short. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
