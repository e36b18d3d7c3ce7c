import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** From far above the window down to 18% of its height: a heading in there has been passed. */
const passed = "10000000px 0px -82% 0px";

/**
 * Id of the section that is being read: the last whose heading has been passed; before all of them the
 * first; at the end of the page the last, which may be too short to get that far up. `ids` are in the
 * order of the page. Undefined without JavaScript.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const { pathname } = useLocation();
  const key = ids.join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other headings by the same ids.
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
