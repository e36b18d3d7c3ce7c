import * as dotted from "./dotted.module.css";
import * as person from "./person.module.css";
import * as styles from "./quote.module.css";

interface QuoteProps {
  quote: string;
  name: string;
  role: string;
  place: string;
  /** In place of a portrait. */
  monogram: string;
}

/** A quote with its author. */
export function Quote({ quote, name, role, place, monogram }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{quote}</blockquote>
      <figcaption className={person.person}>
        <span className={person.initials} aria-hidden="true">
          {monogram}
        </span>
        <div>
          <strong>{name}</strong>
          <p className={dotted.dotted}>
            <span>{role}</span> <span>{place}</span>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
