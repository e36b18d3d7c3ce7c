import type { ReactNode } from "react";

interface PartProps {
  /** Id of the heading, which links to itself. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section of the reference. */
export function Part({ id, heading, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <a href={`#${id}`}>{heading}</a>
      </h2>
      {children}
    </section>
  );
}
