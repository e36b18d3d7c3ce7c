import type { CoverArt } from "../../content/covers.ts";
import * as styles from "./cover.module.css";
import { coverSize, drawCover, sunRadius } from "./draw-cover.ts";

const { width, height } = coverSize;

const skies: Record<CoverArt["hour"], string | undefined> = {
  6: styles.sunrise,
  9: styles.morning,
  12: styles.noon,
  15: styles.afternoon,
  18: styles.sunset,
  21: styles.night,
};

const levels = { high: styles.high, middle: styles.middle, low: styles.low };
const tones = { plain: styles.plain, lit: styles.lit, faint: styles.faint };

interface CoverProps {
  art: CoverArt;
  /** The alternative text; a cover without it is decorative. */
  label?: string;
}

/** The cover of a post: sky and sun of its hour, and marks of its kind below the horizon. */
export function Cover({ art, label }: CoverProps) {
  const { horizon, level: y, sun, arc, beam, stars, marks } = drawCover(art);
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <div className={`${styles.cover} ${skies[art.hour]} ${levels[horizon]}`}>
      <svg viewBox={`0 0 ${width} ${height}`} {...meaning}>
        {stars.map((star) => (
          <circle
            key={`${star.x} ${star.y}`}
            className={styles.star}
            cx={star.x}
            cy={star.y}
            r="2"
          />
        ))}
        {arc.ticks && <path className={styles.ticks} d={arc.ticks} />}
        {arc.passed && <path className={styles.passed} d={arc.passed} />}
        <path className={styles.arc} d={arc.ahead} />
        {beam && <path className={styles.beam} d={beam} />}
        <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sunRadius} />
        <path className={styles.ground} d={`M0 ${y}H${width}V${height}H0z`} />
        <path className={styles.horizon} d={`M0 ${y}H${width}`} />
        {marks.map(({ tone, path, stroke, dashed }) => (
          <path
            key={path}
            className={[tones[tone], stroke && styles.stroke, dashed && styles.dashed]
              .filter(Boolean)
              .join(" ")}
            d={path}
            strokeWidth={stroke}
          />
        ))}
      </svg>
    </div>
  );
}
