import type { ReactNode } from "react";
import * as styles from "./empty-state.module.css";
import { SunPath } from "./sun-path.tsx";

interface EmptyStateProps {
  heading: string;
  text: string;
  /** The way on, if it is more than words. */
  children?: ReactNode;
}

/** What stands where a list has nothing in it: the sun has set, and there is a way on. */
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
