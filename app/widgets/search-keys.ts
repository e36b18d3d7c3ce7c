/** The index of the next or previous option; the last and the first are neighbors. -1 means that none is active. */
export function nextOption(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** Moves focus to the next or previous of the input and the links below it. */
export function moveFocus(dialog: Element, step: number): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>("input, a")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  stops[(at + step + stops.length) % stops.length]?.focus();
}
