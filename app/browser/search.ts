import { atClick, opensElsewhere } from "./at-click.ts";
import { hydrate } from "./hydrate.ts";

const dialog = "dialog.finder";

/**
 * Lets the search dialog open (search/dialog/search-dialog.tsx) by its link, `/`, Ctrl-K and ⌘K, and close. It is a part of the page, so
 * that it opens at once: React comes while somebody types, and until then it is a form.
 */
export function operateSearch(): void {
  for (const hint of document.querySelectorAll("kbd[aria-hidden]"))
    hint.textContent = /Mac/.test(navigator.platform) ? "⌘ K" : "Ctrl K";
  atClick("a[aria-keyshortcuts]", (_, event) => opensElsewhere(event) || open(event));
  // What lies around its content is the dialog itself.
  atClick<HTMLDialogElement>(dialog, (clicked, { target }) => {
    if (target === clicked) clicked.close();
  });
  atClick(`${dialog} [data-close]`, (button) => button.closest("dialog")?.close());
  addEventListener("keydown", (event) => isShortcut(event) && open(event));
}

function open(event: Event): void {
  const found = document.querySelector<HTMLDialogElement>(dialog);
  if (!found) return;
  event.preventDefault();
  if (!found.open) found.showModal();
  hydrate();
}

/** Whether keys open the search: `/` unless somebody is typing, Ctrl-K or ⌘K. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  // A field keeps the focus until the next frame after its dialog has closed.
  const typing =
    target instanceof Element &&
    target.closest("input,textarea,select") &&
    !target.closest("dialog:not([open])");
  return !altKey && (ctrlKey || metaKey ? key === "k" : key === "/" && !typing);
}
