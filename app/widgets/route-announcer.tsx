import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation without a page load: moves focus to the new content and reads out its title, as
 * a page load would (WCAG 2.2, 2.4.3 and 4.1.3). A changed query is the same page; a changed fragment
 * is another place on it, and focus goes there.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  const [title, setTitle] = useState("");

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.hash === hash) return;
    shown.current = { pathname, hash };
    const place = document.getElementById(hash.slice(1));
    if (before.pathname === pathname) return focus(place);
    setTitle(document.title);
    focus(place ?? document.getElementById("main"));
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  );
}

/** Headings take focus only when asked to; what takes it by itself stays in the tab order. */
function focus(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
