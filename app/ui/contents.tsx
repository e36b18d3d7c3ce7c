import type { MarkdownHeading } from "../content/markdown/markdown-document.ts";
import { Icon } from "./icon.tsx";
import * as styles from "./toc.module.css";

interface ContentsProps {
  /** The heading of the list; `name` is its accessible name where a page has several. */
  label: string;
  name?: string;
  headings: readonly MarkdownHeading[];
}

/**
 * The table of contents of a document, in which browser/sections.ts marks the section in view: beside it on wide screens, collapsible
 * above it on narrow ones.
 */
export function Contents({ label, name = label, headings }: ContentsProps) {
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <nav className={`toc links small ${styles.toc} ${styles.contents}`} aria-label={name}>
      <details className="fold">
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul data-sections>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
