import { useRef } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Tabs } from "../../widgets/tabs.tsx";
import * as styles from "./code-tabs.module.css";

interface CodeTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly CodeTab[];
  initial: string;
  /** The selected tab, for a controlled component. */
  selected?: string;
  onSelect?: (id: string) => void;
  copyLabel: string;
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
export function CodeTabs({ label, tabs, copyLabel, onSelect, ...state }: CodeTabsProps) {
  const block = useRef<HTMLDivElement>(null);

  function select(id: string) {
    const before = block.current?.getBoundingClientRect().top ?? 0;
    onSelect?.(id);
    // Other blocks change to the same tab and may change their heights: scrolls the pressed tab back into place.
    requestAnimationFrame(() =>
      scrollBy({
        top: (block.current?.getBoundingClientRect().top ?? before) - before,
        behavior: "instant",
      }),
    );
  }

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
            // Readers of text have all tabs before them.
            data-markdown={note === tabs[index + 1]?.note ? "skip" : undefined}
          >
            {note}
          </p>
        )}
      </>
    ),
  }));
  return (
    <div className={`code ${styles.tabs}`} ref={block}>
      <Tabs
        label={label}
        tabs={panels}
        {...state}
        onSelect={onSelect && select}
        headClassName="code-head"
      >
        <CopyButton label={copyLabel} />
      </Tabs>
    </div>
  );
}
