import type { memberPortrait } from "../content/people.server.ts";
import { sitePicture } from "../content/site-pictures.ts";
import * as styles from "./cover.module.css";

interface PortraitProps {
  person: ReturnType<typeof memberPortrait>;
  large?: boolean;
}

/** A portrait or, without a picture, initials below the sun over the person's office. Decorative, because the name is beside it. */
export function Portrait({ person, large }: PortraitProps) {
  const { monogram, hours, portrait } = person;
  const className = `${styles.portrait} ${large ? styles.large : ""}`;
  if (portrait)
    return <img className={className} src={sitePicture(portrait).src} alt="" loading="lazy" />;
  const radians = ((hours - 6) * 15 * Math.PI) / 180;
  const [cx, cy] = [20 - 12 * Math.cos(radians), 20 - 12 * Math.sin(radians)].map(Math.round);
  const sky = hours < 10 ? styles.morning : hours < 15 ? styles.noon : styles.sunset;
  return (
    <svg className={`${className} ${styles.sky} ${sky}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle fill="var(--i-sun)" cx={cx} cy={cy} r="5.5" />
      <path fill="var(--c-surface)" d="M0 20H40V40H0z" />
      <path stroke="var(--c-ink)" d="M0 20H40" />
      <text x="20" y="31.5" textAnchor="middle" fill="var(--c-ink)" fontSize="11" fontWeight="600">
        {monogram}
      </text>
    </svg>
  );
}
