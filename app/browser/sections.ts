/** Marks the links of tables of contents (`data-sections`) to the section in view. */
export function markSections(): void {
  const lists = [...document.querySelectorAll("[data-sections]")].map((list) => [
    ...list.querySelectorAll<HTMLAnchorElement>("a[href^='#']"),
  ]);
  if (lists.length === 0) return;
  const update = () => lists.forEach(mark);
  for (const type of ["scroll", "resize", "load"]) addEventListener(type, update);
  update();
}

/**
 * Marks one of the links, which are in page order: the link to the last section whose heading has been passed, or else the
 * first. At the end of the page, it marks the last link, because its section may be too short to be passed.
 */
function mark(links: readonly HTMLAnchorElement[]): void {
  const footer = document.querySelector("body > footer")?.getBoundingClientRect();
  const isAtEnd = footer !== undefined && footer.bottom < innerHeight + 2;
  const current = isAtEnd ? links.at(-1) : (links.findLast(isPassed) ?? links[0]);
  for (const link of links) link.ariaCurrent = link === current ? "location" : null;
}

/** Whether the heading that a link leads to is above 18% of the viewport's height. */
function isPassed({ hash }: HTMLAnchorElement): boolean {
  const heading = document.getElementById(hash.slice(1));
  return (
    heading?.checkVisibility() === true && heading.getBoundingClientRect().top < 0.18 * innerHeight
  );
}
