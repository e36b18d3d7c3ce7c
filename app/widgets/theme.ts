export type Theme = "system" | "light" | "dark";

const key = "theme";

/**
 * Runs before the first paint, so that a chosen theme never flashes in after the system's. It stands
 * inline in the document's head; its text never changes, so a Content-Security-Policy can name its hash.
 */
export const themeScript = `try{const t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The theme that was chosen in this browser. Storage may be forbidden: then the system decides. */
export function storedTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Shows a theme now and remembers it for later pages. */
export function storeTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
}

/** For a page in a frame: changes with the page around it, which `storage` events tell. Returns how to stop. */
export function followTheme(): () => void {
  function onStorage({ key: changed, newValue }: StorageEvent) {
    if (changed === key)
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
