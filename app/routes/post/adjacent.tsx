import { Link } from "react-router";
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
        <Link to={older.path} rel="prev" prefetch="intent" viewTransition>
          <small>{copy.older}</small> <span>{older.title}</span>
        </Link>
      )}
      {newer && (
        <Link to={newer.path} rel="next" prefetch="intent" viewTransition>
          <small>{copy.newer}</small> <span>{newer.title}</span>
        </Link>
      )}
    </nav>
  );
}
