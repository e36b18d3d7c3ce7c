import { sampleLanguages } from "../api-reference/sample-languages.ts";
import { chooseCodeLanguage } from "../widgets/code-language-choice.ts";

/**
 * Opens the panel of the tab that the URL names, which the cached page does not know, and those of tabs that are clicked until
 * `signal` is aborted. React finds them open, and selects their tabs.
 */
export function openEarlyTabs(signal: AbortSignal): void {
  const asked = CSS.escape(namedTab() ?? "");
  const named = document.querySelector(`[role=tab][id$="-${asked}"]:not(.code *)`);
  if (named) open(named);
  addEventListener(
    "click",
    ({ target }) => {
      const tab = target instanceof Element && target.closest("[role=tab]");
      if (!tab) return;
      const isCode = tab.closest(".code");
      const language = isCode && sampleLanguages.find(({ id }) => tab.id.endsWith(`-${id}`))?.id;
      if (language) openInAllBlocks(tab, language);
      else {
        open(tab);
        forgetNamedTab();
      }
    },
    { signal },
  );
}

/** The tab in the URL. */
export function namedTab(): string | null {
  return new URLSearchParams(location.search).get("tab");
}

/** Otherwise, React would open it again. */
function forgetNamedTab(): void {
  if (namedTab() === null) return;
  const url = new URL(location.href);
  url.searchParams.delete("tab");
  history.replaceState(history.state, "", url);
}

function openInAllBlocks(tab: Element, language: string): void {
  const { top } = tab.getBoundingClientRect();
  chooseCodeLanguage(language);
  for (const same of document.querySelectorAll(`.code [role=tab][id$="-${language}"]`)) open(same);
  // Other blocks may have changed their heights: scrolls the pressed tab back into place.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: "instant" });
}

function open(tab: Element): void {
  for (const other of tab.parentElement?.children ?? []) {
    const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
    other.setAttribute("aria-selected", String(other === tab));
    panel?.toggleAttribute("hidden", other !== tab);
  }
}
