import { useRef } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Tabs } from "../../widgets/tabs.tsx";
import * as styles from "./code-tabs.module.css";

interface CodeTabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly CodeTab[];
  initial: string;
  /** The tab that is open where something else says which; `onSelect` is told of another choice. */
  selected?: string;
  onSelect?: (id: string) => void;
  copyLabel: string;
}

export interface CodeTab {
  readonly id: string;
  readonly label: string;
  /** Highlighted when the site was built. */
  readonly html: string;
  /** Says that figures are sample data. */
  readonly note?: string;
}

/** A code block with a tab for each way to say the same. */
export function CodeTabs({ label, tabs, copyLabel, onSelect, ...state }: CodeTabsProps) {
  const block = useRef<HTMLDivElement>(null);

  function select(id: string) {
    const before = block.current?.getBoundingClientRect().top ?? 0;
    onSelect?.(id);
    // Blocks above this one may change their heights with it: what was pressed stays where it was.
    requestAnimationFrame(() =>
      scrollBy({
        top: (block.current?.getBoundingClientRect().top ?? before) - before,
        behavior: "instant",
      }),
    );
  }

  const panels = tabs.map(({ id, label, html, note }) => ({
    id,
    label,
    panel: (
      <>
        <pre>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {note && <p className={styles.note}>{note}</p>}
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
