import type { MarkdownHeading } from "../content/markdown/markdown-document.ts";
import { Icon } from "./icon.tsx";
import * as styles from "./toc.module.css";

interface ContentsProps {
  /** The heading of the list. `name` is its accessible name, if a page has several. */
  label: string;
  name?: string;
  headings: readonly MarkdownHeading[];
  /** The level of the smallest headings that are listed. */
  depth?: number | undefined;
}

/**
 * The table of contents of a document: beside it on wide screens, collapsible above it on narrow ones. browser/sections.ts marks the
 * section in view.
 */
export function Contents({ label, name = label, headings, depth = 2 }: ContentsProps) {
  return (
    <nav className={`toc links small ${styles.toc} ${styles.contents}`} aria-label={name}>
      <details className="fold">
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        <Sections sections={headings.filter(({ level }) => level <= depth)} />
      </details>
    </nav>
  );
}

/** Links to sections. */
export function Sections({ sections }: { sections: readonly MarkdownHeading[] }) {
  return (
    <ol data-sections>
      {sections.map(({ id, level, text }) => (
        <li key={id} className={level > 2 ? styles.deep : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
