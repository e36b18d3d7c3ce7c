import { useNavigate, useSearchParams } from "react-router";
import { type Tab, Tabs } from "./tabs.tsx";

interface PageTabsProps {
  label: string;
  tabs: readonly Tab[];
  panelClassName?: string;
}

/** The main tabs of a page: which is open stands in its address (`?tab=`), unless it is the first. */
export function PageTabs({ tabs, ...props }: PageTabsProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const first = tabs[0]?.id ?? "";
  const asked = params.get("tab");
  const selected = tabs.some(({ id }) => id === asked) ? asked : first;

  function select(tab: string) {
    const search = tab === first ? "" : `?tab=${tab}`;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs {...props} tabs={tabs} initial={first} selected={selected ?? first} onSelect={select} />
  );
}
