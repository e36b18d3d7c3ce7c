import * as styles from "./lost-sun.module.css";

/* A tick each 26 units from 8 on; every sixth is long. */
const ticks = Array.from(
  { length: 25 },
  (_, index) => `M${8 + 26 * index} 206v${index % 6 === 0 ? 10 : 5}`,
).join("");

/** The drawing of the not-found page: a setting sun as the zero of 404. */
export function LostSun({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 640 290" role="img" aria-label={label}>
      <defs>
        <clipPath id="above-horizon">
          <path d="M0-90h640V206H0z" />
        </clipPath>
        <radialGradient id="lost-glow">
          <stop offset=".4" stopOpacity=".85" />
          <stop offset=".68" stopOpacity=".26" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="320" cy="196" r="190" fill="url(#lost-glow)" clipPath="url(#above-horizon)" />
      <text className={styles.digit} x="61" y="205" aria-hidden="true">
        4
      </text>
      <text className={styles.digit} x="571" y="205" textAnchor="end" aria-hidden="true">
        4
      </text>
      <circle className={styles.sun} cx="320" cy="176" r="86" clipPath="url(#above-horizon)" />
      <path className={styles.horizon} d="M0 206H640" />
      <path className={styles.ticks} d={ticks} />
      <g className={styles.reflection}>
        <rect x="252" y="226" width="136" height="5" rx="2.5" />
        <rect x="272" y="242" width="96" height="5" rx="2.5" />
        <rect x="292" y="258" width="56" height="5" rx="2.5" />
        <rect x="308" y="274" width="24" height="5" rx="2.5" />
      </g>
    </svg>
  );
}
