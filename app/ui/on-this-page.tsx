import { Link } from "react-router";
import * as styles from "./docs-navigation.module.css";
import { Icon } from "./icon.tsx";

export interface PageSection {
  /** Id of the heading. */
  readonly id: string;
  /** 2 for `h2`. */
  readonly level: number;
  readonly text: string;
}

interface OnThisPageProps {
  label: string;
  sections: readonly PageSection[];
  /** ID of the section in view. */
  current: string | undefined;
}

/** The headings of a page: beside it on wide screens, collapsible above it on narrow ones. */
export function OnThisPage({ label, sections, current }: OnThisPageProps) {
  return (
    // It is a scroll container on wide screens, which must be focusable (WCAG 2.2, success criterion 2.1.1).
    <nav className={styles.outline} aria-label={label} tabIndex={0}>
      <details className={styles.fold}>
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        <p>{label}</p>
        <ol>
          {sections.map(({ id, level, text }) => (
            <li key={id} className={level > 2 ? styles.deep : undefined}>
              <Link to={`#${id}`} aria-current={id === current ? "location" : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
