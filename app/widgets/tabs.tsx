import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
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
  /** The tab that is selected initially. */
  initial: string;
  /** The selected tab, for a controlled component. */
  selected?: string;
  onSelect?: (id: string) => void;
  headClassName?: string;
  /** Whether there is no gap between tabs and panels. */
  tight?: boolean;
  /** Content beside the tabs, such as a copy button. */
  children?: ReactNode;
}

/**
 * Tabs with automatic activation (w3.org/WAI/ARIA/apg/patterns/tabs). All panels are in the server's HTML; without
 * JavaScript, they are shown one below the other.
 */
export function Tabs({
  label,
  tabs,
  initial,
  selected: given,
  onSelect,
  headClassName = styles.head,
  tight = false,
  children,
}: TabsProps) {
  const [own, setOwn] = useState(initial);
  const selected = given ?? own;
  const select = onSelect ?? setOwn;
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();

  function move(event: KeyboardEvent) {
    // From the focused tab, because the selected one may lag behind until the URL has changed.
    const at = tabs.findIndex(({ id }) => event.currentTarget.id === `${prefix}-${id}`);
    const moves: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = moves[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div className={headClassName}>
        <div
          className={styles.list}
          role="tablist"
          aria-label={label}
          data-hydrate="intent"
          ref={list}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}-${tab.id}`}
              aria-controls={`${prefix}-${tab.id}-panel`}
              aria-selected={tab.id === selected}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => select(tab.id)}
              onKeyDown={move}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {children}
      </div>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={`${prefix}-${tab.id}`}
          tab={tab}
          selected={tab.id === selected}
          onFound={select}
          tight={tight}
        />
      ))}
    </>
  );
}

interface TabPanelProps {
  id: string;
  tab: Tab;
  selected: boolean;
  onFound: (id: string) => void;
  tight: boolean;
}

function TabPanel({ id, tab, selected, onFound, tight }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  // React knows `hidden` as a boolean only; "until-found" lets find-in-page open the panel, which then has a
  // box to wait in, but nothing to stop at. The server's HTML says so too: it may have been found, or its tab clicked, by
  // now.
  useEffect(() => {
    const element = panel.current;
    // Only then is the tab selected that the URL names.
    if (!isHydrated || selected || !element) return;
    const open = () => onFound(tab.id);
    if (!element.hasAttribute("hidden")) return open();
    element.setAttribute("hidden", "until-found");
    element.tabIndex = -1;
    element.addEventListener("beforematch", open);
    return () => {
      element.tabIndex = 0;
      element.removeEventListener("beforematch", open);
    };
  }, [isHydrated, selected, tab.id, onFound]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={id}
      className={tight ? `${styles.panel} ${styles.tight}` : styles.panel}
      tabIndex={0}
      hidden={!selected}
    >
      <p className={styles.title} aria-hidden="true">
        {tab.label}
      </p>
      {tab.panel}
    </div>
  );
}
