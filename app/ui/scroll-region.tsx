import type { ReactNode } from "react";
import "../styles/tables.css";

/** A wide table that scrolls sideways on narrow screens, by keyboard too (WCAG 2.2, 2.1.1). */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="scroll-x" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
