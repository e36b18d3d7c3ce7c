import { Link } from "react-router";
import { markPaths } from "../ui/mark-paths.ts";

/** The brand's mark. It must not be recoloured, rotated or put into a container. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-sun" d={markPaths.sun} />
      <path className="mark-earth" d={markPaths.earth} />
    </svg>
  );
}

/** The brand's mark and name, which link to the home page. */
export function BrandLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className="brand" to={to} prefetch="intent" viewTransition>
      <Mark />
      <span>{name}</span>
    </Link>
  );
}
