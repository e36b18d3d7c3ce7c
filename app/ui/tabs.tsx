import type { ReactNode } from "react";
import * as styles from "./tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** `url`: the URL names the open tab (`?tab=`). `code`: the tabs choose the language of all code samples. */
  kind?: "url" | "code";
  /** The tab that is open at first. */
  initial?: string | undefined;
  headClassName?: string;
  /** Content beside the tabs, such as a copy button. */
  children?: ReactNode;
}

/**
 * The markup of tabs, which browser/tabs.ts opens. All panels are in the server's HTML; without JavaScript, they are shown one
 * below the other. React never changes what it has rendered.
 */
export function Tabs({ label, tabs, kind, children, ...props }: TabsProps) {
  const { initial = tabs[0]?.id, headClassName = styles.head } = props;
  return (
    <>
      <div className={headClassName}>
        <div
          className={`scripted ${styles.list}`}
          role="tablist"
          aria-label={label}
          data-tabs={kind}
        >
          {tabs.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              role="tab"
              value={id}
              aria-selected={id === initial}
              tabIndex={id === initial ? 0 : -1}
              suppressHydrationWarning
            >
              {label}
            </button>
          ))}
        </div>
        {children}
      </div>
      {tabs.map(({ id, label, panel }) => (
        <div
          key={id}
          role="tabpanel"
          aria-label={label}
          className={styles.panel}
          tabIndex={id === initial ? 0 : -1}
          hidden={id !== initial}
          suppressHydrationWarning
        >
          <p className={styles.title} aria-hidden="true">
            {label}
          </p>
          {panel}
        </div>
      ))}
    </>
  );
}
