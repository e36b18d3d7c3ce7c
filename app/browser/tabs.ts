import { codeLanguageKey } from "./head-script.ts";
import { onClick } from "./on-click.ts";
import { store } from "./storage.ts";

type Tab = HTMLButtonElement;

/**
 * Makes tabs work (w3.org/WAI/ARIA/apg/patterns/tabs), with and without React, which never changes what ui/tabs.tsx rendered. The
 * URL names the open one of a page's main tabs (`?tab=`), unless it is the first; the language of code samples is stored.
 */
export function setUpTabs(): void {
  openAll();
  onClick("[role=tab]", choose);
  addEventListener("keydown", onKeyDown);
  // Find-in-page opens only the panel with its match.
  addEventListener(
    "beforematch",
    ({ target }) => {
      const tab = tabsOf().find((tab) => panelOf(tab) === target);
      if (tab) choose(tab);
    },
    { capture: true },
  );
}

function tabsOf(list: ParentNode = document): Tab[] {
  return [...list.querySelectorAll<Tab>("[role=tab]")];
}

function panelOf(tab: Tab): HTMLElement | null {
  return document.getElementById(tab.getAttribute("aria-controls") ?? "");
}

function kindOf(tab: Tab): string | undefined {
  return tab.parentElement?.dataset.tabs;
}

function isOpen(tab: Tab): boolean {
  return tab.ariaSelected === "true";
}

function openAll(): void {
  const requested: Record<string, string | null | undefined> = {
    url: new URLSearchParams(location.search).get("tab"),
    code: document.documentElement.dataset.code,
  };
  const lists = document.querySelectorAll<HTMLElement>("[role=tablist]");
  for (const [number, list] of lists.entries()) {
    const tabs = tabsOf(list);
    // The panels follow the list in the order of its tabs.
    const panels = list.parentElement?.parentElement?.querySelectorAll(":scope > [role=tabpanel]");
    for (const [index, panel] of panels?.entries() ?? []) {
      panel.id = `tabs-${number}-${tabs[index]?.value}-panel`;
      tabs[index]?.setAttribute("aria-controls", panel.id);
    }
    const value = requested[list.dataset.tabs ?? ""];
    const tab = tabs.find((tab) => tab.value === value) ?? tabs.find(isOpen);
    if (tab) open(tab);
    // On phones, the tabs of a page scroll.
    if (tab && tab.value === requested.url) list.scrollLeft = tab.offsetLeft - list.offsetLeft;
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLButtonElement) || !target.matches("[role=tab]")) return;
  const tabs = tabsOf(target.parentElement ?? document);
  const [index, last] = [tabs.indexOf(target), tabs.length - 1];
  const moves: Record<string, number> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const next = tabs[moves[key] ?? -1];
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
}

/** Opens a tab that a visitor has chosen, and puts it in the URL or into storage, depending on its kind. */
function choose(tab: Tab): void {
  if (kindOf(tab) === "code") chooseCodeLanguage(tab);
  else open(tab);
  if (kindOf(tab) !== "url") return;
  const url = new URL(location.href);
  if (tab.matches(":first-child")) url.searchParams.delete("tab");
  else url.searchParams.set("tab", tab.value);
  url.hash = "";
  history.replaceState(history.state, "", url);
}

/** Sets the language of all code samples (api/page/code-tabs.module.css). */
function chooseCodeLanguage(tab: Tab): void {
  const { top } = tab.getBoundingClientRect();
  document.documentElement.dataset.code = tab.value;
  store(codeLanguageKey, tab.value);
  for (const other of tabsOf()) {
    if (kindOf(other) === "code" && other.value === tab.value) open(other);
  }
  // Blocks above may have changed their heights: scrolls the pressed tab back into place.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: "instant" });
}

/** Opens a tab. Find-in-page and text fragments search the panels of the others, and React renders `hidden` as a boolean only. */
function open(tab: Tab): void {
  for (const other of tabsOf(tab.parentElement ?? document)) {
    const panel = panelOf(other);
    other.ariaSelected = String(other === tab);
    other.tabIndex = other === tab ? 0 : -1;
    if (!panel) continue;
    // A panel that is hidden until found still has a box, and Tab must not stop at it.
    panel.tabIndex = other.tabIndex;
    if (other === tab) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }
}
