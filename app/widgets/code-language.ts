import { useSyncExternalStore } from "react";
import { sampleLanguages } from "../api-reference/sample-languages.ts";
import { codeLanguageKey, codeLanguageListeners } from "./code-language-choice.ts";

/**
 * An inline script that runs before code is painted: it sets the stored language, in which the stylesheet shows samples
 * until hydration (styles/code.css), so that they don't change visibly. Its text is constant, for its hash.
 */
export const codeLanguageScript = `try{const c=localStorage.getItem("${codeLanguageKey}");if(c)document.documentElement.dataset.code=c}catch{}`;

/** The language of all code samples. */
export function useCodeLanguage(): string {
  return useSyncExternalStore(subscribe, chosenLanguage, () => "curl");
}

function chosenLanguage(): string {
  const { dataset } = document.documentElement;
  dataset.code ??= storedLanguage();
  return sampleLanguages.find(({ id }) => id === dataset.code)?.id ?? "curl";
}

function storedLanguage(): string {
  try {
    return localStorage.getItem(codeLanguageKey) ?? "";
  } catch {
    return "";
  }
}

function subscribe(changed: () => void) {
  codeLanguageListeners.add(changed);
  return () => codeLanguageListeners.delete(changed);
}
