import { themeKey } from "./head-script.ts";

export type Theme = "system" | "light" | "dark";

/** The stored theme; that of the system if none is stored, or without storage. */
export function storedTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Whether a value of a form is a theme. */
export function isTheme(value: string): value is Theme {
  return value === "system" || value === "light" || value === "dark";
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

/** For a page in a frame: follows the theme of the page around it. */
export function followTheme(): void {
  addEventListener("storage", ({ key }) => key === themeKey && applyStoredTheme());
}

/** For a page that the browser has kept in memory: applies a theme that was chosen on another page in the meantime. */
export function catchUpWithTheme(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    applyStoredTheme();
    dispatchEvent(new Event(themeChosen));
  });
}

function applyStoredTheme(): void {
  try {
    const stored = localStorage.getItem(themeKey) ?? "";
    showTheme(isTheme(stored) ? stored : "system");
  } catch {
    // Storage is forbidden.
  }
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}
