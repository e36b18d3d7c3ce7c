import { useSyncExternalStore } from "react";

const key = "code-language";
const languages = ["curl", "python", "javascript"] as const;

/**
 * Runs before the code is painted, so that samples in the language chosen earlier never replace others in
 * front of the reader: the stylesheet shows them (styles/code.css) until React does. Its text never changes.
 */
export const codeLanguageScript = `try{const c=localStorage.getItem("${key}");if(c)document.documentElement.dataset.code=c}catch{}`;

const listeners = new Set<() => void>();

/** The language in which code samples are shown, on every page and in every block at once. */
export function useCodeLanguage(): string {
  return useSyncExternalStore(subscribe, chosenLanguage, () => languages[0]);
}

/** Shows all samples in a language and remembers it for later visits. */
export function chooseCodeLanguage(language: string): void {
  document.documentElement.dataset.code = language;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
  for (const changed of listeners) changed();
}

function chosenLanguage(): string {
  const { dataset } = document.documentElement;
  dataset.code ??= storedLanguage();
  return languages.find((language) => language === dataset.code) ?? languages[0];
}

function storedLanguage(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
