import type { Crumb } from "../seo/page-head.ts";

/** The pages above a page, the same as in the `BreadcrumbList` of its structured data (seo/page-head.ts). */
export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Crumb[] }) {
  return (
    <nav aria-label={label} data-markdown="keep">
      <ol className="trail">
        {trail.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
