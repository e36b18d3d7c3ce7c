import * as styles from "./cover.module.css";

/** The sky behind a cover, by hour of day. */
const skies = {
  6: styles.sunrise,
  9: styles.morning,
  12: styles.noon,
  15: styles.afternoon,
  18: styles.sunset,
  21: styles.night,
};

/** The drawing or picture of a cover, as HTML (app/site/covers), and the hour of its sky. */
export interface CoverArt {
  readonly hour: keyof typeof skies;
  readonly html: string;
}

interface CoverProps {
  art: CoverArt;
  /** The alternative text; a cover without it is decorative. */
  label?: string;
}

/** The cover of a post. */
export function Cover({ art: { hour, html }, label }: CoverProps) {
  const ariaProps = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <div
      className={`${styles.cover} ${styles.sky} ${skies[hour]}`}
      {...ariaProps}
      data-markdown="skip"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
