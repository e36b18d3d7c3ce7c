import type { ReactNode } from "react";
import { RichText } from "./rich-text.tsx";
import * as styles from "./section.module.css";

interface SectionProps {
  /** Id of the heading, which names the section and can be linked to. */
  id: string;
  heading: string;
  lede?: string;
  /** The heading beside its content instead of above it. */
  split?: boolean;
  children: ReactNode;
}

/** A section below the day rule: a heading, perhaps a sentence, and its content. */
export function Section({ id, heading, lede, split = false, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={split ? `wrap day-rule ${styles.split}` : "wrap day-rule"}>
        <div className={`balanced ${styles.head}`}>
          <h2 id={id}>
            <RichText text={heading} />
          </h2>
          {lede && (
            <p>
              <RichText text={lede} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
