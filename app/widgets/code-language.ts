import { useSyncExternalStore } from "react";
import { sampleLanguages } from "../api-reference/sample-languages.ts";
import { codeLanguageListeners } from "./code-language-choice.ts";
import { codeLanguageKey } from "./head-script.ts";

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
