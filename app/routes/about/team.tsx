import type { CopyOf } from "../../i18n/copy.server.ts";
import { itemPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { site, type TeamMember } from "../../site.ts";
import { GoLink } from "../../ui/link.tsx";
import { type Person, Portrait } from "../../ui/portrait.tsx";
import * as styles from "./team.module.css";

const members = ["founder", "cto", "designer"] as const;

interface TeamProps {
  copy: CopyOf<"about">["team"];
  portraits: Readonly<Record<TeamMember, Person>>;
  /** Who has a page with posts. */
  authors: readonly TeamMember[];
}

export function Team({ copy, portraits, authors }: TeamProps) {
  const locale = useLocale();
  return (
    <ul className={`columns ${styles.members}`}>
      {members.map((member) => (
        <li key={member}>
          <Portrait person={portraits[member]} large />
          <h3>{site.team[member].name[locale]}</h3>
          <p className={styles.role}>{copy[member].role}</p>
          <p>{copy[member].text}</p>
          {authors.includes(member) && (
            <GoLink
              to={itemPath(locale, "author", member)}
              context={site.team[member].name[locale]}
            >
              {copy.posts}
            </GoLink>
          )}
        </li>
      ))}
    </ul>
  );
}
