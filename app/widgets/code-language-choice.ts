import { codeLanguageKey } from "./head-script.ts";

/* Apart from code-language.ts, because the bootstrap script has no React. */

/** Called when a language is chosen. */
export const codeLanguageListeners = new Set<() => void>();

/** Sets the language of all code samples (routes/api/code-tabs.module.css), and stores it. */
export function chooseCodeLanguage(language: string): void {
  document.documentElement.dataset.code = language;
  try {
    localStorage.setItem(codeLanguageKey, language);
  } catch {
    // Storage is full or forbidden: the choice applies to this page only.
  }
  for (const changed of codeLanguageListeners) changed();
}
