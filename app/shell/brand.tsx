import { Link } from "react-router";
import { markPaths } from "../ui/mark-paths.ts";

/** The mark: a speech bubble cut by a horizon. Never recoloured, tilted or put in a container. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-sun" d={markPaths.sun} />
      <path className="mark-earth" d={markPaths.earth} />
    </svg>
  );
}

/** Mark and name, leading home. */
export function BrandLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className="brand" to={to} prefetch="intent" viewTransition>
      <Mark />
      <span>{name}</span>
    </Link>
  );
}
