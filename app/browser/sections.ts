/** The area from far above the viewport to 18% of its height: headings in it have been passed. */
const passed = "10000000px 0px -82% 0px";

/** Marks the links of tables of contents (`data-sections`) to the section in view. */
export function markSections(): void {
  for (const list of document.querySelectorAll("[data-sections]")) {
    mark([...list.querySelectorAll<HTMLAnchorElement>("a[href^='#']")]);
  }
}

/**
 * Marks one of the links, which are in the order of the page: to the last section whose heading has been passed, or the first;
 * at the end of the page, to the last one, which may be too short to be passed.
 */
function mark(links: readonly HTMLAnchorElement[]): void {
  const above = new Set<string>();
  let atEnd = false;
  const update = () => {
    const last = links.findLast(({ hash }) => above.has(hash)) ?? links[0];
    const current = atEnd ? links.at(-1) : last;
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };

  const headings = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(`#${target.id}`);
        else above.delete(`#${target.id}`);
      }
      update();
    },
    { rootMargin: passed },
  );
  for (const { hash } of links) {
    const heading = document.getElementById(hash.slice(1));
    if (heading) headings.observe(heading);
  }

  const end = new IntersectionObserver(
    (entries) => {
      atEnd = entries.some(({ isIntersecting }) => isIntersecting);
      update();
    },
    { threshold: 0.99 },
  );
  const footer = document.querySelector("body > footer");
  if (footer) end.observe(footer);
}
