import "../styles/dots.css";
import "../styles/people.css";

interface QuoteProps {
  quote: string;
  name: string;
  role: string;
  place: string;
  /** Stands in for a portrait. */
  monogram: string;
}

/** What somebody said, and who. */
export function Quote({ quote, name, role, place, monogram }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>{quote}</blockquote>
      <figcaption className="person">
        <span className="mono-av" aria-hidden="true">
          {monogram}
        </span>
        <div>
          <strong>{name}</strong>
          <p className="dots">
            <span>{role}</span> <span>{place}</span>
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
