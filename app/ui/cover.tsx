import type { CoverArt } from "../content/covers.ts";
import * as styles from "./cover.module.css";
import { CoverGround } from "./cover-ground.tsx";

/* The position of the sun at an hour. The ground covers it below 232, the horizon. */
const suns: Record<CoverArt["hour"], readonly [x: number, y: number]> = {
  6: [150, 226],
  9: [181.4, 93.4],
  12: [320, 36],
  15: [458.6, 93.4],
  18: [514.9, 211.5],
  21: [452, 240],
};

const skies: Record<CoverArt["hour"], string | undefined> = {
  6: styles.sunrise,
  9: styles.morning,
  12: styles.noon,
  15: styles.afternoon,
  18: styles.sunset,
  21: styles.night,
};

interface CoverProps extends CoverArt {
  /** The alternative text; a cover without it is decorative. */
  label?: string;
}

/** The cover of a post, drawn for an hour (sky and sun) and a kind (the part below the horizon). */
export function Cover({ kind, hour, label }: CoverProps) {
  const [cx, cy] = suns[hour];
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <div className={`${styles.cover} ${skies[hour]}`}>
      <svg viewBox="0 0 640 360" {...meaning}>
        <path className={styles.arc} d="M124 232A196 196 0 0 1 516 232" />
        <circle className={styles.sun} cx={cx} cy={cy} r="34" />
        <path className={styles.ground} d="M0 232H640V360H0z" />
        <path className={styles.horizon} d="M0 232H640" />
        <CoverGround kind={kind} />
      </svg>
    </div>
  );
}
