import type { MarkdownHeading } from "../markdown/markdown-document.ts";
import * as styles from "./contents.module.css";
import { Icon } from "./icon.tsx";

interface ContentsProps {
  /** What the list says it is; `name` tells it apart where a page has several. */
  label: string;
  name?: string;
  headings: readonly MarkdownHeading[];
}

/** The sections of a document: beside it on wide screens, in a fold above it on narrow ones. */
export function Contents({ label, name = label, headings }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={name}>
      <details>
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul>
          {headings
            .filter(({ level }) => level === 2)
            .map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}
