import type { ReactNode } from "react";
import { RichText } from "./rich-text.tsx";
import * as styles from "./section.module.css";

interface SectionProps {
  /** ID of the heading, which labels the section. */
  id: string;
  heading: string;
  lede?: string;
  /** Whether the heading is beside the content instead of above it. */
  split?: boolean;
  children: ReactNode;
}

/** A section below a rule, with a heading and an optional lede. */
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
