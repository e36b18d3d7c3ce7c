import { useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type Tab, Tabs } from "./tabs.tsx";

interface PageTabsProps {
  label: string;
  tabs: readonly Tab[];
  tight?: boolean;
}

/**
 * The selected tab of a page, which is in the URL (`?tab=`) unless it is the first. The cached HTML, which React
 * hydrates, has the first one open.
 */
export function useOpenTab<Id extends string>(ids: readonly Id[]): Id | undefined {
  const asked = useSearchParams()[0].get("tab");
  const isHydrated = useHydrated();
  return ids.find((id) => isHydrated && id === asked) ?? ids[0];
}

/** The main tabs of a page. */
export function PageTabs({ tabs, ...props }: PageTabsProps) {
  const navigate = useNavigate();
  const first = tabs[0]?.id ?? "";
  const selected = useOpenTab(tabs.map(({ id }) => id));

  function select(tab: string) {
    const search = tab === first ? "" : `?tab=${tab}`;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return <Tabs {...props} tabs={tabs} initial={first} selected={selected} onSelect={select} />;
}
