import type { ReactNode } from "react";
import type { NavigationGroup } from "../content/navigation.ts";
import { DocsSidebar, type PageSection } from "../ui/docs-sidebar.tsx";
import * as styles from "./docs-layout.module.css";
import { useCurrentSection } from "./section-spy.ts";

interface DocsLayoutProps {
  /** The accessible name of the navigation. */
  label: string;
  navigation: readonly NavigationGroup[];
  sections: readonly PageSection[];
  /** The text of the page. */
  children: ReactNode;
}

/** The layout of a documentation page: the text, and a sidebar that highlights the section in view. */
export function DocsLayout({ label, navigation, sections, children }: DocsLayoutProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className={`wrap ${styles.columns}`}>
      <DocsSidebar label={label} groups={navigation} sections={sections} current={current} />
      <article className={styles.body}>{children}</article>
    </div>
  );
}
