import { useId } from "react";
import { Link, useLocation } from "react-router";
import type { NavigationGroup } from "../content/navigation.ts";
import * as styles from "./docs-navigation.module.css";
import { Icon } from "./icon.tsx";

interface DocsSidebarProps {
  label: string;
  groups: readonly NavigationGroup[];
  /** ID of the section in view. */
  current: string | undefined;
}

/** The navigation of the documentation. It is collapsible on narrow screens. */
export function DocsSidebar({ label, groups, current }: DocsSidebarProps) {
  const { pathname } = useLocation();
  const prefix = useId();
  const currentness = (to: string) => {
    if (to === pathname) return "page";
    return to === `${pathname}#${current}` ? "location" : undefined;
  };
  return (
    // It is a scroll container on wide screens, which must be focusable (WCAG 2.2, success criterion 2.1.1).
    <nav className={styles.sidebar} aria-label={label} tabIndex={0}>
      <details className={styles.fold}>
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        {/* No heading elements, so that the first heading of the document is that of the page. */}
        {groups.map(({ heading, links }, at) => (
          <div key={heading}>
            <p id={`${prefix}-${at}`}>{heading}</p>
            <ul aria-labelledby={`${prefix}-${at}`}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} prefetch="intent" viewTransition aria-current={currentness(to)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}
