import { showsPreview } from "./frame-check.ts";

/*
 * Stands inline in the home page, as a classic script (vite/inline-script.ts): once the built-in preview has loaded, it
 * is shown; if it could not be loaded, React says so.
 */
addEventListener("load", () => {
  const view = document.querySelector<HTMLElement>("[data-state=loading]");
  if (!view) return;
  if (showsPreview(view.querySelector("iframe"))) view.dataset.state = "ready";
  else dispatchEvent(new Event("hydrate"));
});
