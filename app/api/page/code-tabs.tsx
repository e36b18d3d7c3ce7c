import { CopyButton } from "../../ui/copy-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import * as styles from "./code-tabs.module.css";

interface CodeTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly CodeTab[];
  /** Whether all blocks of this kind show the same language. */
  kind?: "code";
  /** The tab that is open at first. */
  initial?: string | undefined;
}

export interface CodeTab {
  readonly id: string;
  readonly label: string;
  readonly language: string;
  /** Highlighted at build time. */
  readonly html: string;
  /** The label of sample data. */
  readonly note?: string;
}

/** A code block with a tab for each language. */
export function CodeTabs({ label, tabs, ...props }: CodeTabsProps) {
  const panels = tabs.map(({ id, label, language, html, note }, index) => ({
    id,
    label,
    panel: (
      <>
        <pre data-language={language}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {note && (
          <p
            className={styles.note}
            // The Markdown has all tabs, so a note that they share is there once.
            data-markdown={note === tabs[index + 1]?.note ? "skip" : undefined}
          >
            {note}
          </p>
        )}
      </>
    ),
  }));
  return (
    <div className={`code ${styles.tabs}`}>
      <Tabs label={label} tabs={panels} headClassName="code-head" {...props}>
        <CopyButton />
      </Tabs>
    </div>
  );
}
