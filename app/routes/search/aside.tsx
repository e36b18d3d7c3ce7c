import type { CopyOf } from "../../i18n/copy.server.ts";
import { inLocale } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { SearchResults } from "../../search/results.ts";
import { startingPoints } from "../../search/starting-points.ts";
import * as styles from "./aside.module.css";

interface AsideProps {
  groups: SearchResults["groups"];
  copy: CopyOf<"search">;
}

/** Beside the results: their kinds with numbers, or starting points while there are none. */
export function Aside({ groups, copy }: AsideProps) {
  const locale = useLocale();
  return (
    <nav className={styles.aside} aria-labelledby="aside">
      <h2 id="aside">{groups.length > 0 ? copy.byKind : copy.start.heading}</h2>
      <ul>
        {groups.map(({ kind, label, results }) => (
          <li key={kind}>
            {/* Not a router's link, which would lose the query. */}
            <a href={`#${kind}`}>{label}</a> <span>{results.length}</span>
          </li>
        ))}
        {groups.length === 0 &&
          startingPoints.map(({ name, path }) => (
            <li key={name}>
              <a href={inLocale(locale, path)}>{copy.start.links[name]}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
