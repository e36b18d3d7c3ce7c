import type { teamQuotes } from "../content/people.server.ts";
import { Portrait } from "./portrait.tsx";
import * as styles from "./quote.module.css";

/** A quote with its author. */
export function Quote(props: ReturnType<typeof teamQuotes>[number]) {
  const { quote, name, role, place, person } = props;
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
