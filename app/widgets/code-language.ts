import { useSyncExternalStore } from "react";
import { sampleLanguages } from "../api-reference/sample-languages.ts";

const key = "code-language";

/**
 * An inline script that runs before code is painted: it sets the stored language, in which the stylesheet shows samples
 * until hydration (styles/code.css), so that they don't change visibly. Its text is constant, for its hash.
 */
export const codeLanguageScript = `try{const c=localStorage.getItem("${key}");if(c)document.documentElement.dataset.code=c}catch{}`;

const listeners = new Set<() => void>();

/** The language of all code samples. */
export function useCodeLanguage(): string {
  return useSyncExternalStore(subscribe, chosenLanguage, () => "curl");
}

/** Sets the language of all code samples and stores it. */
export function chooseCodeLanguage(language: string): void {
  document.documentElement.dataset.code = language;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is full or forbidden: the choice applies to this page only.
  }
  for (const changed of listeners) changed();
}

function chosenLanguage(): string {
  const { dataset } = document.documentElement;
  dataset.code ??= storedLanguage();
  return sampleLanguages.find(({ id }) => id === dataset.code)?.id ?? "curl";
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
