import type { CopyOf } from "../../i18n/copy.server.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { Helpline } from "../../site/site.ts";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "./helplines.module.css";

const lines = ["ambulance", "police", "talk", "poison", "violence", "sexualViolence"] as const;

interface HelplinesProps {
  copy: CopyOf<"previewChat">["helplines"];
  places: readonly Helpline[];
}

/** The helplines by country, behind one unobtrusive line. It is always there, whatever is asked. */
export function Helplines({ copy, places }: HelplinesProps) {
  const locale = useLocale();
  if (places.length === 0) return null;
  return (
    <details className={`muted ${styles.help}`}>
      <summary className="between centered gap-1">
        {copy.summary}
        <Icon name="chevron" />
      </summary>
      <dl className="ruled hairline">
        {places.map(({ place, ...numbers }) => (
          <div key={place.en}>
            <dt>{place[locale]}</dt>
            {lines.map((line) => {
              const number = numbers[line];
              return (
                number && (
                  <dd className="between gap-2" key={line}>
                    {copy[line]} <a href={`tel:${number.replaceAll(/[ -]/g, "")}`}>{number}</a>
                  </dd>
                )
              );
            })}
          </div>
        ))}
      </dl>
      <p>{copy.elsewhere}</p>
    </details>
  );
}
