import type { introductions } from "../../content/people.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { itemPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { TeamMember } from "../../site/site.ts";
import { GoLink } from "../../ui/link.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import * as styles from "./team.module.css";

interface TeamProps {
  copy: CopyOf<"about">["team"];
  members: ReturnType<typeof introductions>;
  /** Who has a page with posts. */
  authors: readonly TeamMember[];
}

export function Team({ copy, members, authors }: TeamProps) {
  const locale = useLocale();
  return (
    <ul className={`columns ${styles.members}`}>
      {members.map(({ id, name, role, about, person }) => (
        <li key={id}>
          <Portrait person={person} large />
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{about}</p>
          {authors.includes(id) && (
            <GoLink to={itemPath(locale, "author", id)} context={name}>
              {copy.posts}
            </GoLink>
          )}
        </li>
      ))}
    </ul>
  );
}
