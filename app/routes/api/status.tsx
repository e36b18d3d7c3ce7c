import type { CopyOf } from "../../i18n/copy.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Part } from "./part.tsx";
import * as styles from "./status.module.css";

/** What of the API is published, and what is not yet. The rest of the page doesn't repeat it. */
export function Status({ copy }: { copy: CopyOf<"api">["status"] }) {
  return (
    <Part id="status" heading={copy.heading}>
      <div className={styles.box}>
        <div>
          <h3>{copy.published.heading}</h3>
          <ul>
            {copy.published.items.map((item) => (
              <li key={item}>
                <Icon name="check" />
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{copy.unpublished.heading}</h3>
          <ul className={styles.unpublished}>
            {copy.unpublished.items.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </div>
        <p>
          <RichText text={copy.news} />
        </p>
      </div>
    </Part>
  );
}
