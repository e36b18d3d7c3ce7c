import type { ReactNode } from "react";
import "./styles/tables.css";
import "./styles/prose.css";

/** Long-form text. Its HTML is rendered from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A region for wide tables, which can be scrolled by keyboard (WCAG 2.2, success criterion 2.1.1). */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="scroll-x" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
