import { mark } from "../../site/mark.ts";

/** The brand's mark. It must not be recoloured, rotated or put into a container. */
export function Mark() {
  return (
    <svg
      viewBox={mark.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: mark.content }}
    />
  );
}

/** The brand's mark and name, which link to the home page. */
export function BrandLink({ to, name }: { to: string; name: string }) {
  return (
    <a className="brand" href={to}>
      <Mark />
      <span>{name}</span>
    </a>
  );
}
