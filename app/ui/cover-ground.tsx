import type { CoverArt } from "../content/covers.ts";
import * as styles from "./cover.module.css";

/* Intervals of a forest plot: from, to, estimate and the side of its square. */
const intervals = [
  [170, 350, 270, 14],
  [235, 420, 320, 18],
  [185, 335, 255, 12],
] as const;

/* Lines of code: class, distance from the left, distance from the top of the ground, and length. */
const code = [
  [styles.plain, 150, 24, 90],
  [styles.lit, 174, 46, 150],
  [styles.faint, 330, 46, 150],
  [styles.plain, 174, 68, 120],
  [styles.faint, 302, 68, 90],
  [styles.plain, 150, 90, 60],
] as const;
const lines = [
  [styles.plain, 150, 24, 132],
  [styles.faint, 150, 46, 330],
  [styles.faint, 150, 68, 304],
  [styles.lit, 150, 90, 96],
  [styles.faint, 254, 90, 166],
] as const;

/* Heights of the bars; the tallest one is lit. */
const bars = [40, 62, 30, 74, 52, 84, 66, 46, 78];

/* Half the heights of a waveform, one each 12 units. */
const voice = Array.from({ length: 30 }, (_, index) => {
  const envelope = 0.45 + 0.55 * Math.sin((Math.PI * (index + 1)) / 31);
  const ripple = 0.6 + 0.4 * Math.sin(index * 2.3) * Math.cos(index * 0.8);
  return Math.round(5 + 28 * envelope * ripple);
});
const wave = voice.map((half, index) => `M${146 + 12 * index} ${298 - half}v${2 * half}`).join("");

/** The part of a cover below its horizon. */
export function CoverGround({ kind }: Pick<CoverArt, "kind">) {
  switch (kind) {
    case "forest":
      return (
        <>
          {intervals.map(([from, to, at, side], row) => {
            const y = 262 + 28 * row;
            return (
              <g key={at}>
                <path className={styles.stroke} d={`M${from} ${y}H${to}`} />
                <rect
                  className={styles.plain}
                  x={at - side / 2}
                  y={y - side / 2}
                  width={side}
                  height={side}
                />
              </g>
            );
          })}
          <path className={`${styles.stroke} ${styles.nullLine}`} d="M400 246v100" />
        </>
      );
    case "code":
      return <Lines of={code} />;
    case "lines":
      return <Lines of={lines} />;
    case "wave":
      return <path className={`${styles.stroke} ${styles.voice}`} d={wave} />;
    case "chat":
      return (
        <>
          <rect className={styles.faint} x="330" y="254" width="160" height="26" rx="13" />
          <path
            className={styles.plain}
            d="M163 290h150a13 13 0 0 1 0 26H150v-13a13 13 0 0 1 13-13z"
          />
          <rect className={styles.lit} x="150" y="326" width="90" height="7" rx="3.5" />
        </>
      );
    case "bars":
      return bars.map((height, index) => (
        <rect
          key={height}
          className={height === Math.max(...bars) ? styles.lit : styles.plain}
          x={150 + 38 * index}
          y={346 - height}
          width="20"
          height={height}
          rx="3"
        />
      ));
  }
}

interface LinesProps {
  of: readonly (readonly [className: string | undefined, x: number, y: number, width: number])[];
}

function Lines({ of }: LinesProps) {
  return of.map(([className, x, y, width]) => (
    <rect
      key={`${x} ${y}`}
      className={className}
      x={x}
      y={232 + y}
      width={width}
      height="7"
      rx="3.5"
    />
  ));
}
