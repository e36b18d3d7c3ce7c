import { sampleStudy } from "../content/sample-study.ts";
import { arcTicks } from "./arc-ticks.ts";
import * as styles from "./dial.module.css";

const ticks = arcTicks({
  cx: 300,
  cy: 322,
  radius: 229,
  steps: 24,
  // Without the ends, which are on the horizon, and the ticks behind the sun.
  shown: (step) => step > 0 && step < 24 && (step < 6 || step > 9),
});

/* Interval [from, to] and the side of the estimate's square, for each trial. */
const intervals = [
  { from: 30, to: 270, at: 150, side: 8 },
  { from: 140, to: 280, at: 210, side: 12 },
  { from: 110, to: 230, at: 170, side: 15 },
  { from: 120, to: 400, at: 260, side: 7 },
];

interface DialProps {
  copy: {
    readonly alt: string;
    readonly trials: readonly string[];
    readonly pooled: string;
    readonly minutes: string;
    readonly caption: string;
    readonly sample: string;
  };
}

/** A drawing: the sun's path as a dial, whose light falls on the pooled result of a forest plot. */
export function Dial({ copy }: DialProps) {
  const minutes = (value: number | undefined) => `−${Math.abs(value ?? 0)} ${copy.minutes}`;
  return (
    <figure className={styles.dial}>
      <svg viewBox="0 0 600 540" role="img" aria-label={copy.alt}>
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
        <circle cx="181" cy="134.6" r="150" fill="url(#dial-glow)" />
        <path className={styles.ticks} d={ticks} />
        <path className={styles.arc} d="M78 322A222 222 0 0 1 144.3 163.8" />
        <path className={`${styles.arc} ${styles.later}`} d="M223.2 113.7A222 222 0 0 1 522 322" />
        <path className={styles.nullLine} d="M300 104V524" />
        <path className={styles.beam} d="M181 172.6V497" />
        <circle className={styles.sun} cx="181" cy="134.6" r="38" />
        <path className={styles.horizon} d="M0 322H600" />
        {intervals.map(({ from, to, at, side }, row) => {
          const y = 364 + row * 34;
          return (
            <g key={at}>
              <path
                className={styles.interval}
                d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`}
              />
              <rect
                className={styles.estimate}
                x={at - side / 2}
                y={y - side / 2}
                width={side}
                height={side}
              />
              <text className={styles.name} x="436" y={y + 4.5}>
                {copy.trials[row]}
              </text>
              <text x="578" y={y + 4.5} textAnchor="end">
                {minutes(sampleStudy.trials[row])}
              </text>
            </g>
          );
        })}
        <path className={styles.pooled} d="M140 506L181 497L220 506L181 515z" />
        <text className={`${styles.name} ${styles.strong}`} x="436" y="510.5">
          {copy.pooled}
        </text>
        <text className={styles.strong} x="578" y="510.5" textAnchor="end">
          {minutes(sampleStudy.pooled)}
        </text>
      </svg>
      <figcaption>
        {copy.caption}
        <small>{copy.sample}</small>
      </figcaption>
    </figure>
  );
}
