interface Breadcrumb {
  readonly name: string;
  /** With the locale's prefix. */
  readonly path: string;
}

/** The pages above a page, as `BreadcrumbList` in its structured data has them, too (seo/page-head.ts). */
export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Breadcrumb[] }) {
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
