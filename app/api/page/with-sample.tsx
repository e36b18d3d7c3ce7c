import type { ReactNode } from "react";
import * as styles from "./with-sample.module.css";

/** A text with its code below it; on wide screens the code stands beside it and stays in view. */
export function WithSample({ sample, children }: { sample: ReactNode; children: ReactNode }) {
  if (!sample) return children;
  return (
    <div className={`stack gap-5 ${styles.columns}`}>
      <div className={`soft ${styles.text}`}>{children}</div>
      <div className={`stack gap-4 ${styles.sample}`}>{sample}</div>
    </div>
  );
}
