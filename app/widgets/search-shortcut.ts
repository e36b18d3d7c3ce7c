/** Whether keys open the search: `/` unless somebody is typing, Ctrl-K or ⌘K. */
export function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  // A field keeps the focus until the next frame after its dialog has closed.
  const typing =
    target instanceof Element &&
    target.closest("input,textarea,select") &&
    !target.closest("dialog:not([open])");
  return !altKey && (ctrlKey || metaKey ? key === "k" : key === "/" && !typing);
}

/** The shortcut as keyboards of this platform write it. */
export function searchShortcut(): string {
  return /Mac/.test(navigator.platform) ? "⌘ K" : "Ctrl K";
}
