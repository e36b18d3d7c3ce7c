import type { ReactNode } from "react";
import * as styles from "./empty-state.module.css";
import { SunPath } from "./sun-path.tsx";

interface EmptyStateProps {
  heading: string;
  text: string;
  /** Links or buttons. */
  children?: ReactNode;
}

/** The empty state of a list. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <SunPath angle={174} />
      <h3>{heading}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
