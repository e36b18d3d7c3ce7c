import type { CopyOf } from "../../i18n/copy.server.ts";
import * as styles from "./adjacent.module.css";

export interface AdjacentPost {
  readonly path: string;
  readonly title: string;
}

interface AdjacentProps {
  older: AdjacentPost | undefined;
  newer: AdjacentPost | undefined;
  copy: Pick<CopyOf<"post">, "more" | "older" | "newer">;
}

/** Links to the previous and the next post. */
export function Adjacent({ older, newer, copy }: AdjacentProps) {
  return (
    <nav className={styles.adjacent} aria-label={copy.more}>
      {older && (
        <a href={older.path} rel="prev">
          <small>{copy.older}</small> <span>{older.title}</span>
        </a>
      )}
      {newer && (
        <a href={newer.path} rel="next">
          <small>{copy.newer}</small> <span>{newer.title}</span>
        </a>
      )}
    </nav>
  );
}
