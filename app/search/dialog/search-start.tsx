import { type MouseEvent, useEffect, useState } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { inLocale, searchPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { startingPoints } from "../starting-points.ts";
import { readSearches, storeSearches } from "./recent-searches.ts";

interface SearchStartProps {
  copy: CopyOf<"search">;
  onChoose: (event: MouseEvent, path: string) => void;
  onRepeat: (query: string) => void;
  /** Called after the focused element was removed. */
  onRemoved: () => void;
}

/** The search dialog before a visitor types: recent searches and starting points. */
export function SearchStart({ copy, onChoose, onRepeat, onRemoved }: SearchStartProps) {
  const locale = useLocale();
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(readSearches()), []);

  function replace(queries: readonly string[]) {
    storeSearches(queries);
    setRecent(queries);
    onRemoved();
  }

  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="finder-recent">
          <p className="note medium" id="finder-recent">
            {copy.recent.heading}
          </p>
          <ul>
            {recent.map((query) => (
              <li className="between" key={query}>
                <a
                  href={searchPath(locale, query)}
                  onClick={(event) => {
                    event.preventDefault();
                    onRepeat(query);
                  }}
                >
                  {query}
                </a>
                <button
                  className="icon-button"
                  type="button"
                  aria-label={formatMessage(copy.recent.remove, { query })}
                  onClick={() => replace(recent.filter((other) => other !== query))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <button className="quiet small" type="button" onClick={() => replace([])}>
            {copy.recent.clear}
          </button>
        </section>
      )}
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
    </>
  );
}
