import type { ReactNode } from "react";
import type { NavigationGroup } from "../content/docs.server.ts";
import * as styles from "./docs-layout.module.css";
import { DocsSidebar, type PageSection } from "./docs-sidebar.tsx";

interface DocsLayoutProps {
  /** The accessible name of the navigation. */
  label: string;
  navigation: readonly NavigationGroup[];
  sections: readonly PageSection[];
  /** The text of the page. */
  children: ReactNode;
}

/** The layout of a documentation page: the text, and a sidebar. */
export function DocsLayout({ label, navigation, sections, children }: DocsLayoutProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <DocsSidebar label={label} groups={navigation} sections={sections} />
      <article className={styles.body}>{children}</article>
    </div>
  );
}
