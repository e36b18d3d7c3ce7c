import type { ReactNode } from "react";
import { Link } from "react-router";

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
        <Link to={`#${id}`}>{heading}</Link>
      </h2>
      {children}
    </section>
  );
}
