import type { CopyOf } from "../../i18n/copy.server.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { site } from "../../site.ts";
import * as person from "../../ui/person.module.css";
import * as styles from "./team.module.css";

const members = ["founder", "cto", "designer"] as const;

/** The team, with monograms in place of portraits. */
export function Team({ copy }: { copy: CopyOf<"about">["team"] }) {
  const locale = useLocale();
  return (
    <ul className={`columns ${styles.members}`}>
      {members.map((member) => (
        <li key={member}>
          <span className={`${person.initials} ${styles.initials}`} aria-hidden="true">
            {site.team[member].monogram}
          </span>
          <h3>{site.team[member].name[locale]}</h3>
          <p className={styles.role}>{copy[member].role}</p>
          <p>{copy[member].text}</p>
        </li>
      ))}
    </ul>
  );
}
