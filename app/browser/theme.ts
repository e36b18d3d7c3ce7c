import { themeKey } from "./head-script.ts";
import { store, stored } from "./storage.ts";

/** Lets the switches of the theme work, of which a page may have several (ui/theme-switch.tsx). */
export function operateTheme(): void {
  show(document.documentElement.dataset.theme);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "theme") return;
    show(target.value);
    store(themeKey, target.value);
  });
  // One that was chosen on another page, or around a frame.
  const catchUp = () => show(stored(themeKey));
  addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
  addEventListener("storage", ({ key }) => key === themeKey && catchUp());
}

function show(chosen: string | null | undefined): void {
  const theme = chosen === "light" || chosen === "dark" ? chosen : "system";
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=theme]"))
    input.checked = input.value === theme;
}
