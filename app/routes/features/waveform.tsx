import * as styles from "./waveform.module.css";

/* Half the heights of the bars, the same at every rendering. */
const bars = Array.from({ length: 54 }, (_, index) => {
  const envelope = Math.sin((Math.PI * (index + 2)) / 57);
  const ripple = 0.55 + 0.45 * Math.sin(index * 2.4) * Math.cos(index * 0.9);
  return Math.round(5 + 31 * envelope * ripple);
});

/** A waveform of a spoken sentence, of which a part has been played. */
export function Waveform() {
  const path = (from: number, to: number) =>
    bars
      .slice(from, to)
      .map((half, index) => `M${3 + 6 * (from + index)} ${44 - half}v${2 * half}`)
      .join("");
  return (
    <svg className={styles.wave} viewBox="0 0 324 88" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.said} d={path(0, 31)} />
      <path className={styles.rest} d={path(31, bars.length)} />
    </svg>
  );
}
