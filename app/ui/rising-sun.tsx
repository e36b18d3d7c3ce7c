import * as styles from "./rising-sun.module.css";
import * as sunPath from "./sun-path.module.css";

/** A loading indicator: a sun that rises, animated by CSS. */
export function RisingSun() {
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true">
      <clipPath id="above-horizon">
        <path d="M0-40h320V149H0z" />
      </clipPath>
      <path className={sunPath.arc} d="M40 150A120 120 0 0 1 280 150" />
      <g clipPath="url(#above-horizon)">
        <g className={styles.traveller}>
          <circle className={sunPath.sun} cx="160" cy="30" r="26" />
        </g>
      </g>
      <path className={sunPath.horizon} d="M8 150H312" />
    </svg>
  );
}
