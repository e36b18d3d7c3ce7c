import { Link } from "react-router";

/** The mark: a speech bubble cut by a horizon. Never recoloured, tilted or put in a container. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="mark-sun"
        d="M16 2.5A13.5 13.5 0 0 0 2.5 16v2.7h27V16A13.5 13.5 0 0 0 16 2.5z"
      />
      <path className="mark-earth" d="M2.5 21.3h26A13.5 13.5 0 0 1 16 29.5H2.5z" />
    </svg>
  );
}

/** Mark and name, leading home. */
export function BrandLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className="brand" to={to}>
      <Mark />
      <span>{name}</span>
    </Link>
  );
}
