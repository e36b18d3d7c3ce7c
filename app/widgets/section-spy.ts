import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The area from far above the viewport to 18% of its height: headings in it have been passed. */
const passed = "10000000px 0px -82% 0px";

/**
 * The ID of the section in view: the last one whose heading has been passed, or the first; at the end of the page, the
 * last one, which may be too short to be passed. `ids` are in the order of the page. Undefined before hydration.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const { pathname } = useLocation();
  const key = ids.join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other headings with the same IDs.
  useEffect(() => {
    const order = key.split(" ");
    const above = new Set<string>();
    let atEnd = false;
    const update = () => {
      const last = order.findLast((id) => above.has(id)) ?? order[0];
      setCurrent(atEnd ? order.at(-1) : last);
    };

    const headings = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id);
          else above.delete(target.id);
        }
        update();
      },
      { rootMargin: passed },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) headings.observe(heading);
    }

    const footer = document.querySelector("body > footer");
    const end = new IntersectionObserver(
      (entries) => {
        atEnd = entries.some(({ isIntersecting }) => isIntersecting);
        update();
      },
      { threshold: 0.99 },
    );
    if (footer) end.observe(footer);

    return () => {
      headings.disconnect();
      end.disconnect();
    };
  }, [key, pathname]);

  return current;
}
