import { useId } from "react";
import { Link, useLocation } from "react-router";
import type { NavigationGroup } from "../content/navigation.ts";
import * as styles from "./docs-navigation.module.css";
import { Icon } from "./icon.tsx";

interface DocsSidebarProps {
  label: string;
  groups: readonly NavigationGroup[];
  /** Id of the section that is being read. */
  current: string | undefined;
}

/** The way through the documentation. It folds on narrow screens. */
export function DocsSidebar({ label, groups, current }: DocsSidebarProps) {
  const { pathname } = useLocation();
  const prefix = useId();
  const currentness = (to: string) => {
    if (to === pathname) return "page";
    return to === `${pathname}#${current}` ? "location" : undefined;
  };
  return (
    // It scrolls by itself on wide screens, so that it has to take focus (WCAG 2.2, 2.1.1).
    <nav className={styles.sidebar} aria-label={label} tabIndex={0}>
      <details className={styles.fold}>
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        {/* No headings: the first of the page's outline is its own. */}
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
