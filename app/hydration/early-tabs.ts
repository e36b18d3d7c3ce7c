import { sampleLanguages } from "../api-reference/sample-languages.ts";
import { chooseCodeLanguage } from "../widgets/code-language-choice.ts";

/** Opens the panel of a tab at a click, until `signal` is aborted. React finds it open, and selects its tab. */
export function openEarlyTabs(signal: AbortSignal): void {
  addEventListener(
    "click",
    ({ target }) => {
      const tab = target instanceof Element && target.closest("[role=tab]");
      if (!tab) return;
      const isCode = tab.closest(".code");
      const language = isCode && sampleLanguages.find(({ id }) => tab.id.endsWith(`-${id}`))?.id;
      if (language) openInAllBlocks(tab, language);
      else open(tab);
    },
    { signal },
  );
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
