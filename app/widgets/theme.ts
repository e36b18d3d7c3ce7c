import { themeKey } from "./theme-script.ts";

export type Theme = "system" | "light" | "dark";

/** The stored theme; that of the system if none is stored, or without storage. */
export function storedTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** The event of `window` after a choice of the theme, of which a page may show several. */
export const themeChosen = "themechosen";

/** Applies a theme and stores it. */
export function storeTheme(theme: Theme): void {
  showTheme(theme);
  dispatchEvent(new Event(themeChosen));
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is full or forbidden: the choice applies to this page only.
  }
}

/** For a page in a frame: follows the theme of the page around it. Returns a function that stops it. */
export function followTheme(): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === themeKey)
      showTheme(newValue === "light" || newValue === "dark" ? newValue : "system");
  }
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}
