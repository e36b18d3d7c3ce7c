import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a client-side navigation, moves the focus to the content and announces the title, as a page load would (WCAG 2.2,
 * success criteria 2.4.3 and 4.1.3). A changed query is the same page. After a change of the fragment, its target gets
 * the focus.
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

/** Focuses an element; one that is not focusable gets `tabindex="-1"`. */
function focus(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
