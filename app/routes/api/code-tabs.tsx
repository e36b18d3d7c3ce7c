import { CopyButton } from "../../ui/copy-button.tsx";
import { Tabs } from "../../widgets/tabs.tsx";
import "../../styles/code.css";

interface CodeTabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly CodeTab[];
  initial: string;
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
export function CodeTabs({ label, tabs, initial, copyLabel }: CodeTabsProps) {
  const panels = tabs.map(({ id, label, html, note }) => ({
    id,
    label,
    panel: (
      <>
        <pre>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {note && <p className="code-note">{note}</p>}
      </>
    ),
  }));
  return (
    <div className="code">
      <Tabs label={label} tabs={panels} initial={initial} headClassName="code-head">
        <CopyButton label={copyLabel} />
      </Tabs>
    </div>
  );
}
