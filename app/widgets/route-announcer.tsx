import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation without a page load: moves focus to the new content and reads out its title, as
 * a page load would (WCAG 2.2, 2.4.3 and 4.1.3). A changed query or fragment is the same page.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const target = document.getElementById(hash.slice(1)) ?? document.getElementById("main");
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="vh" aria-live="assertive">
      {title}
    </p>
  );
}
