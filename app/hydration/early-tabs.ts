import { chooseCodeLanguage } from "../widgets/code-language-choice.ts";

/** Opens the panel of a tab at a click, until `signal` is aborted. React finds it open, and selects its tab. */
export function openEarlyTabs(signal: AbortSignal): void {
  addEventListener(
    "click",
    ({ target }) => {
      const tab = target instanceof Element && target.closest("[role=tab]");
      if (tab) open(tab);
    },
    { signal },
  );
}

function open(tab: Element): void {
  for (const other of tab.parentElement?.children ?? []) {
    const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
    other.setAttribute("aria-selected", String(other === tab));
    panel?.toggleAttribute("hidden", other !== tab);
  }
  // The other blocks show this language, too.
  if (tab.closest(".code")) chooseCodeLanguage(tab.id.slice(tab.id.lastIndexOf("-") + 1));
}
