import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { docsNavigation } from "../content/docs.server.ts";
import type { MarkdownHeading } from "../content/markdown/markdown-document.ts";
import { Sections } from "./contents.tsx";
import * as layout from "./docs-layout.module.css";
import { Icon } from "./icon.tsx";
import * as styles from "./toc.module.css";

interface DocsLayoutProps {
  navigation: ReturnType<typeof docsNavigation>;
  /** The sections of the current page, listed below its link. */
  sections: readonly MarkdownHeading[];
  /** Whether the text has its own table of contents, in a third column on wide screens. */
  hasContents?: boolean;
  /** The text of the page. */
  children: ReactNode;
}

/**
 * The layout of a documentation page: the text, and a sidebar with the pages of the documentation and the sections of the
 * current one. browser/sections.ts marks the section in view. On narrow screens, the sidebar is collapsible.
 */
export function DocsLayout({ navigation, sections, hasContents, children }: DocsLayoutProps) {
  const { label, groups } = navigation;
  const { pathname } = useLocation();
  return (
    <div className={`wrap beside ${layout.columns}`}>
      <nav
        className={`toc links small ${styles.toc} ${styles.pages} ${hasContents ? styles.brief : ""}`}
        aria-label={label}
        tabIndex={0}
      >
        <details className="fold">
          <summary className="hairline">
            {label}
            <Icon name="chevron" />
          </summary>
          {/* No heading elements, so that the first heading of the document is that of the page. */}
          {groups.map(({ heading, links }, index) => (
            <div key={heading}>
              <p className="label" id={`pages-${index}`}>
                {heading}
              </p>
              <ul aria-labelledby={`pages-${index}`}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={to} aria-current={to === pathname ? "page" : undefined}>
                      {label}
                    </a>
                    {to === pathname && <Sections sections={sections} />}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      </nav>
      <article className={`anchored ${layout.body}`}>{children}</article>
    </div>
  );
}
