import type { CopyOf } from "../../i18n/copy.server.ts";
import { site } from "../../site/site.ts";
import { NewTabLink } from "../../ui/link.tsx";
import * as styles from "./elsewhere.module.css";

/** Links to accounts on other sites. */
export function Elsewhere({ copy }: { copy: CopyOf<"contact">["social"] }) {
  return (
    <>
      <h2 className="small-heading space-above-large">{copy.heading}</h2>
      <ul className={styles.links}>
        {site.social.map(({ name, url }) => (
          <li key={url}>
            <NewTabLink to={url} hint={copy.newTab}>
              {name}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </>
  );
}
