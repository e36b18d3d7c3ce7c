import { type Person, Portrait } from "./portrait.tsx";
import * as styles from "./quote.module.css";

interface QuoteProps {
  quote: string;
  name: string;
  role: string;
  place: string;
  person: Person;
}

/** A quote with its author. */
export function Quote({ quote, name, role, place, person }: QuoteProps) {
  return (
    <figure className={`card speaking ${styles.quote}`}>
      <blockquote className="balanced">{quote}</blockquote>
      <figcaption className="person">
        <Portrait person={person} />
        <div>
          <strong>{name}</strong>
          <p className="dotted">
            <span>{role}</span> <span>{place}</span>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
