import type { MouseEvent } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { inLocale } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { startingPoints } from "../starting-points.ts";

interface SearchStartProps {
  copy: CopyOf<"search">;
  onChoose: (event: MouseEvent, path: string) => void;
}

/** The search dialog before a visitor types: starting points. */
export function SearchStart({ copy, onChoose }: SearchStartProps) {
  const locale = useLocale();
  return (
    <section aria-labelledby="finder-start">
      <p className="note medium" id="finder-start">
        {copy.start.heading}
      </p>
      <ul>
        {startingPoints.map(({ name, path }) => (
          <li key={name}>
            <a
              href={inLocale(locale, path)}
              onClick={(event) => onChoose(event, inLocale(locale, path))}
            >
              {copy.start.links[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
