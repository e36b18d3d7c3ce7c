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
  /** Id of the section that is being read. */
  current: string | undefined;
}

/** The headings of a page, beside it on wide screens and in a fold above it on narrow ones. */
export function OnThisPage({ label, sections, current }: OnThisPageProps) {
  return (
    // It scrolls by itself on wide screens, so that it has to take focus (WCAG 2.2, 2.1.1).
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
