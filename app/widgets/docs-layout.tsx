import type { ReactNode } from "react";
import type { NavigationGroup } from "../content/navigation.ts";
import { DocsSidebar } from "../ui/docs-sidebar.tsx";
import { OnThisPage, type PageSection } from "../ui/on-this-page.tsx";
import * as styles from "./docs-layout.module.css";
import { useCurrentSection } from "./section-spy.ts";

interface DocsLayoutProps {
  copy: { readonly navigation: { readonly label: string }; readonly onThisPage: string };
  navigation: readonly NavigationGroup[];
  sections: readonly PageSection[];
  /** The text of the page. */
  children: ReactNode;
}

/** The layout of a documentation page: sidebar, text and table of contents, which highlight the section in view. */
export function DocsLayout({ copy, navigation, sections, children }: DocsLayoutProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className={`wrap ${styles.columns}`}>
      <DocsSidebar label={copy.navigation.label} groups={navigation} current={current} />
      <OnThisPage label={copy.onThisPage} sections={sections} current={current} />
      <article className={styles.body}>{children}</article>
    </div>
  );
}
