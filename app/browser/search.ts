import { hydrate } from "./hydrate.ts";
import { onClick, opensElsewhere } from "./on-click.ts";

const dialog = "dialog.finder";

/**
 * Opens the search dialog (search/dialog/search-dialog.tsx) by its link, `/`, Ctrl-K and ⌘K, and closes it. Its markup is in the
 * page, so it opens at once. React loads while somebody types; until then, the dialog is a plain form.
 */
export function setUpSearch(): void {
  for (const hint of document.querySelectorAll("kbd[aria-hidden]"))
    hint.textContent = /Mac/.test(navigator.platform) ? "⌘ K" : "Ctrl K";
  onClick("a[aria-keyshortcuts]", (_, event) => opensElsewhere(event) || open(event));
  // A click on the backdrop has the dialog itself as its target.
  onClick<HTMLDialogElement>(dialog, (clicked, { target }) => {
    if (target === clicked) clicked.close();
  });
  onClick(`${dialog} [data-close]`, (button) => button.closest("dialog")?.close());
  addEventListener("keydown", (event) => isShortcut(event) && open(event));
}

function open(event: Event): void {
  const element = document.querySelector<HTMLDialogElement>(dialog);
  if (!element) return;
  event.preventDefault();
  if (!element.open) element.showModal();
  hydrate();
}

/** Whether a key opens the search: `/` unless somebody is typing, Ctrl-K or ⌘K. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  // A field keeps the focus until the next frame after its dialog has closed.
  const isTyping =
    target instanceof Element &&
    target.closest("input,textarea,select") &&
    !target.closest("dialog:not([open])");
  return !altKey && (ctrlKey || metaKey ? key === "k" : key === "/" && !isTyping);
}
